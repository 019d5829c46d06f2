import type { Behaviour } from '../behaviour.ts';
import { failAs, type Wordings } from '../wordings.ts';

const invalid = { status: 400, type: 'invalid_request_error' };

export function noVisionWordings(model: string): Wordings {
  return {
    openai: [
      {
        ...invalid,
        param: 'messages.[1].content.[1].type',
        message: 'Invalid content type. image_url is only supported by certain models.',
      },
    ],
    deepseek: [
      {
        ...invalid,
        code: 'invalid_request_error',
        message:
          'Failed to deserialize the JSON body into the target type: messages[1]: unknown variant `image_url`, expected `text` at line 1 column 4821',
      },
    ],
    vllm: [
      { status: 400, type: 'BadRequestError', message: `${model} is not a multimodal model` },
      {
        status: 400,
        type: 'BadRequestError',
        message: 'At most 0 image(s) may be provided in one prompt.',
      },
    ],
    'llama.cpp': [
      {
        status: 500,
        type: 'server_error',
        message:
          'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
      },
    ],
    'lm-studio': [
      { ...invalid, message: 'Model does not support images. Please use a model that does.' },
    ],
    ollama: [
      {
        status: 500,
        type: 'api_error',
        message:
          'Failed to create new sequence: failed to process inputs: this model is missing data required for image input',
      },
      { ...invalid, message: 'this model does not support image input' },
    ],
    anthropic: [{ ...invalid, message: `'${model}' does not support image input.` }],
    google: [
      {
        ...invalid,
        type: 'INVALID_ARGUMENT',
        message: `Image input modality is not enabled for models/${model}`,
      },
    ],
  };
}

/** Cannot see: what has a picture is refused. */
export function noVision({ wording = 0 } = {}): Behaviour {
  return (request, next) =>
    request.photos.length === 0
      ? next()
      : Promise.resolve(failAs(noVisionWordings(request.model), request, wording));
}
