import type { Behaviour } from '../behaviour.ts';
import { failAs, type Wordings } from '../wordings.ts';

const notFound = { status: 404, type: 'invalid_request_error', code: 'model_not_found' };

export function unknownModelWordings(model: string): Wordings {
  return {
    openai: [
      {
        ...notFound,
        message: `The model \`${model}\` does not exist or you do not have access to it.`,
      },
    ],
    deepseek: [
      {
        status: 400,
        type: 'invalid_request_error',
        code: 'invalid_request_error',
        message: 'Model Not Exist',
      },
    ],
    vllm: [
      {
        status: 404,
        type: 'NotFoundError',
        message: `The model \`${model}\` does not exist.`,
      },
    ],
    'llama.cpp': [
      { status: 400, type: 'invalid_request_error', message: `model '${model}' not found` },
    ],
    'lm-studio': [
      {
        ...notFound,
        message:
          "No models loaded. Please load a model in the developer page or use the 'lms load' command.",
      },
    ],
    ollama: [
      { status: 404, type: 'not_found_error', message: `model '${model}' not found` },
      {
        status: 404,
        type: 'not_found_error',
        message: `model "${model}" not found, try pulling it first`,
      },
    ],
    anthropic: [{ status: 404, type: 'not_found_error', message: `model: ${model}` }],
    google: [
      {
        status: 404,
        type: 'NOT_FOUND',
        message: `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
      },
    ],
  };
}

/** Has not the model that is asked for. */
export function unknownModel({ wording = 0 } = {}): Behaviour {
  return (request) =>
    Promise.resolve(failAs(unknownModelWordings(request.model), request, wording));
}
