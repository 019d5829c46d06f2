import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';
import { failAs, type Wordings } from '../wordings.ts';

const invalid = { status: 400, type: 'invalid_request_error' };

export function contextWordings(tokens: number, limit: number): Wordings {
  return {
    openai: [
      {
        ...invalid,
        code: 'context_length_exceeded',
        param: 'messages',
        message: `This model's maximum context length is ${limit} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`,
      },
      {
        ...invalid,
        code: 'context_length_exceeded',
        param: 'input',
        message:
          'Your input exceeds the context window of this model. Please adjust your input and try again.',
      },
    ],
    deepseek: [
      {
        ...invalid,
        code: 'invalid_request_error',
        message: `This model's maximum context length is ${limit} tokens. However, you requested ${tokens} tokens (${tokens - 1000} in the messages, 1000 in the completion). Please reduce the length of the messages or completion.`,
      },
    ],
    vllm: [
      {
        status: 400,
        type: 'BadRequestError',
        message: `This model's maximum context length is ${limit} tokens. However, your request has ${tokens} input tokens. Please reduce the length of the input messages.`,
      },
      {
        status: 400,
        type: 'BadRequestError',
        message: `The decoder prompt (length ${tokens}) is longer than the maximum model length of ${limit}. Make sure that \`max_model_len\` is no smaller than the number of text tokens plus multimodal tokens.`,
      },
    ],
    'llama.cpp': [
      {
        status: 400,
        type: 'exceed_context_size_error',
        message: `request (${tokens} tokens) exceeds the available context size (${limit} tokens), try increasing it`,
        beside: { n_prompt_tokens: tokens, n_ctx: limit },
      },
      {
        status: 500,
        type: 'exceed_context_size_error',
        message:
          'the request exceeds the available context size. try increasing the context size or enable context shift',
        beside: { n_prompt_tokens: tokens, n_ctx: limit },
      },
    ],
    'lm-studio': [
      {
        ...invalid,
        message: `Trying to keep the first ${tokens} tokens when context the overflows. However, the model is loaded with context length of only ${limit} tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input`,
      },
      {
        ...invalid,
        message: `The number of tokens to keep from the initial prompt is greater than the context length (n_keep: ${tokens}>= n_ctx: ${limit}). Try to load the model with a larger context length, or provide a shorter input.`,
      },
    ],
    ollama: [
      { ...invalid, message: 'the input length exceeds the context length' },
      {
        ...invalid,
        message: `request (${tokens} tokens) exceeds the available context size (${limit} tokens), try increasing it`,
      },
    ],
    anthropic: [
      { ...invalid, message: `prompt is too long: ${tokens} tokens > ${limit} maximum` },
      {
        ...invalid,
        message: `input length and \`max_tokens\` exceed context limit: ${tokens} + 4096 > ${limit}, decrease input length or \`max_tokens\` and try again`,
      },
    ],
    google: [
      {
        ...invalid,
        type: 'INVALID_ARGUMENT',
        message: `The input token count (${tokens}) exceeds the maximum number of tokens allowed (${limit}).`,
      },
    ],
  };
}

/**
 * Has this context, or the one that `num_ctx` asks of Ollama. What is longer is refused; a server that is
 * `isSilent`, as Ollama is by default, cuts the prompt without a word and answers to what is left.
 */
export function contextTooLong({ tokens = 4096, isSilent = false, wording = 0 } = {}): Behaviour {
  return async (request, next) => {
    const { inputTokens, contextTokens } = request;
    const limit = contextTokens ?? tokens;
    if (inputTokens <= limit) return next();
    if (!isSilent) return failAs(contextWordings(inputTokens, limit), request, wording);
    return changeAnswer(await next(), () => ({
      text: 'It seems that the picture and the task are not complete. What would you like to know?',
      tokensRead: limit,
    }));
  };
}
