/** An expected failure of an export, with a sentence to show. Any other error is unexpected. */
export class ExportProblem extends Error {
  override readonly name: string = 'ExportProblem';
}
