import type { Behaviour } from '../behaviour.ts';
import type { ModelRequest } from '../model-request.ts';
import { failAs, type Wordings } from '../wordings.ts';

const invalid = { status: 400, type: 'invalid_request_error' };

export function noJsonWordings(model: string, jsonMode: ModelRequest['jsonMode']): Wordings {
  const type = jsonMode === 'object' ? 'json_object' : 'json_schema';
  const google = {
    status: 400,
    type: 'INVALID_ARGUMENT',
    message: `JSON mode is not enabled for models/${model}`,
  };
  return {
    openai: [
      {
        ...invalid,
        param: 'response_format',
        message: `Invalid parameter: 'response_format' of type '${type}' is not supported with this model. Learn more about supported models at the Structured Outputs guide: https://platform.openai.com/docs/guides/structured-outputs`,
      },
    ],
    deepseek: [
      {
        ...invalid,
        code: 'invalid_request_error',
        message: 'This response_format type is unavailable now',
      },
      {
        ...invalid,
        status: 422,
        message: `Failed to deserialize the JSON body into the target type: response_format: response_format.type \`${type}\` is unavailable now at line 1 column 12440`,
      },
    ],
    vllm: [
      {
        status: 400,
        type: 'BadRequestError',
        message: 'Failed to convert the grammar from JSON schema: the schema is not supported.',
      },
    ],
    'llama.cpp': [
      {
        ...invalid,
        message: `response_format type must be one of "text" or "json_object", but got: ${type}`,
      },
      { ...invalid, message: 'JSON schema conversion failed:\nUnrecognized schema: {"not":{}}' },
    ],
    'lm-studio': [
      {
        ...invalid,
        message:
          jsonMode === 'object'
            ? "'response_format.type' must be 'json_schema' or 'text'"
            : "'response_format.type' must be 'text'",
      },
    ],
    ollama: [
      {
        status: 500,
        type: 'api_error',
        message: 'failed to load model vocabulary required for format',
      },
      { ...invalid, message: 'invalid JSON schema in format' },
    ],
    anthropic: [{ ...invalid, message: `'${model}' does not support output format.` }],
    google: [
      google,
      {
        ...google,
        message: `Invalid JSON payload received. Unknown name "responseJsonSchema" at 'generation_config': Cannot find field.`,
      },
    ],
  };
}

/**
 * Refuses these ways of demanding JSON: `['schema']` as DeepSeek, `['object']` as LM Studio, both as old
 * servers do. What is left is answered, and nobody holds the model to any form.
 */
export function noJsonSchema({
  refuses = ['schema'] as ('schema' | 'object')[],
  wording = 0,
} = {}): Behaviour {
  return (request, next) => {
    const { jsonMode, model } = request;
    return jsonMode !== 'none' && refuses.includes(jsonMode)
      ? Promise.resolve(failAs(noJsonWordings(model, jsonMode), request, wording))
      : next();
  };
}
