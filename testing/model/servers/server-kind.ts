/**
 * Whose server it is. One protocol is spoken with different words: what llama.cpp refuses with 500 and
 * a hint, OpenAI refuses with 400 and a code.
 */
export const SERVER_KINDS = [
  'openai',
  'deepseek',
  'vllm',
  'llama.cpp',
  'lm-studio',
  'ollama',
  'anthropic',
  'google',
] as const;
export type ServerKind = (typeof SERVER_KINDS)[number];
