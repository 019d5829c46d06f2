/** Damaged or made to deceive; beyond its bounds; packed in a way that is not read here. */
export type ZipFault = 'damaged' | 'too-large' | 'unsupported';

/** Why a ZIP archive is not read. Its message is for the log; callers have the sentences for people. */
export class ZipProblem extends Error {
  override readonly name = 'ZipProblem';
  readonly fault: ZipFault;

  constructor(fault: ZipFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export function refuseZip(fault: ZipFault, message: string): never {
  throw new ZipProblem(fault, message);
}
