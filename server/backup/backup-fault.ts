/** A backup cannot be made or restored. The message is one line for the operator: what happened, what to do. */
export class BackupFault extends Error {}
