/** Stored with each proposal: changed with every change of what a model is told or asked for. */
export const PROMPT_VERSION = '2';
