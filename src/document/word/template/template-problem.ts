/**
 * Why a file cannot be a firm's template, or a template cannot be filled: one sentence for people that says
 * what happened and what to do. Any other error is unexpected.
 */
export class TemplateProblem extends Error {
  override readonly name = 'TemplateProblem';
}
