import type { Behaviour } from '../behaviour.ts';
import { changeAnswer, type Failure, failWith } from '../model-reply.ts';
import { failAs, type Wordings } from '../wordings.ts';

const internal = { status: 500, type: 'api_error' };
const CUDA = { ...internal, message: 'CUDA error: out of memory' };
const TORCH = {
  status: 500,
  type: 'InternalServerError',
  message:
    'CUDA out of memory. Tried to allocate 2.25 GiB. GPU 0 has a total capacity of 7.78 GiB of which 512.00 MiB is free.',
};

/** A provider in the cloud has none of these words of its own, but what stands in for one has. */
export const OUT_OF_MEMORY: Wordings = {
  openai: [CUDA],
  deepseek: [TORCH],
  vllm: [
    TORCH,
    {
      ...internal,
      message: 'RuntimeError: [enforce fail at alloc_cpu.cpp] failed to allocate 8589934592 bytes',
    },
  ],
  'llama.cpp': [
    { ...internal, type: 'server_error', message: 'failed to allocate compute buffers' },
    {
      ...internal,
      type: 'server_error',
      message:
        'ggml_backend_cuda_buffer_type_alloc_buffer: allocating 4096.00 MiB on device 0: cudaMalloc failed: out of memory',
    },
  ],
  'lm-studio': [
    {
      status: 400,
      type: 'invalid_request_error',
      message:
        'Failed to load model "qwen/qwen3-vl-8b". Error: Model loading was stopped due to insufficient system resources. Under the current settings, this model requires approximately 11.20 GB of memory.',
    },
    { ...internal, message: 'Insufficient memory to load the context of the model' },
  ],
  ollama: [
    {
      ...internal,
      message: 'model requires more system memory (12.3 GiB) than is available (7.9 GiB)',
    },
    CUDA,
    {
      ...internal,
      message: 'llama runner process has terminated: cudaMalloc failed: out of memory',
    },
    {
      ...internal,
      message:
        'model runner has unexpectedly stopped, this may be due to resource limitations or an internal error, check ollama server logs for details',
    },
  ],
  anthropic: [CUDA],
  google: [{ ...CUDA, type: 'INTERNAL' }],
};

/**
 * Has not the memory for the model and its context. A server that follows its protocol loosely says so with
 * status 200, in a `body`, or `midway` when half of the answer is out.
 */
export function outOfMemory({
  wording = 0,
  as = 'status' as 'status' | 'body' | 'midway',
} = {}): Behaviour {
  return async (request, next) => {
    const refusal = failAs(OUT_OF_MEMORY, request, wording);
    if (as === 'status' || refusal.kind !== 'failure') return refusal;
    const failure: Failure = { ...refusal.failure, status: 200 };
    if (as === 'body') return failWith(failure);
    return changeAnswer(await next(), () => ({ breaksOff: refusal.failure }));
  };
}
