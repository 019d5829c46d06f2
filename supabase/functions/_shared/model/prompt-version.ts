/**
 * Stored with every proposal and every draft: changed with every change of what a model is told or asked
 * for, whichever the question.
 */
export const PROMPT_VERSION = '7';
