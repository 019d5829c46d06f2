/** Why a report could not be exported, in a sentence for people. Any other error is unexpected. */
export class ExportProblem extends Error {
  override readonly name: string = 'ExportProblem';
}
