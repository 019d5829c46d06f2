type Neighbour = 'database' | 'bucket' | 'mail';

const PLEASE_WAIT = 'cannot be reached at the moment. Please try again in a minute.';

/**
 * The answers to faults of what is beside the host: by the first row of that neighbour whose sign the fault has; for
 * PostgreSQL its SQLSTATE, for a bucket the name or the status of its refusal. Anything without a sign was an answer
 * and no fault. A model's signs are the contract's codes (function-error.ts).
 */
// prettier-ignore
const FAULTS = [
  // Connections that ended or could not be had, an idle turn that was ended, a server that stops, crashes or starts.
  ['database', /^(08\w{3}|25P03|53300|57P0\d)$/, 503, '57P03', `The database ${PLEASE_WAIT}`],
  ['bucket', /^(NoSuchKey|NotFound)$/, 404, 'not_found', 'Object not found'],
  // MinIO, Ceph and others say it in words of their own.
  ['bucket', /quota|storagefull|insufficientstorage|^507$/i, 507, 'InsufficientStorage',
    'The storage is full, so this file was not stored. Free some space, then try again.'],
  ['bucket', /^KeyTooLongError$/, 400, 'InvalidKey', 'The name of this file cannot be stored.'],
  ['bucket', /^/, 503, 'StorageUnavailable', `The photo storage ${PLEASE_WAIT}`],
  ['mail', /^/, 503, 'unexpected_failure',
    'The sign-in link could not be sent. Please try again in a few minutes.'],
] as const satisfies [Neighbour, RegExp, number, string, string][];

/** When what could not be reached is asked again, in seconds: a server that is restarted is there by then. */
export const ASK_AGAIN_AFTER_S = '2';

/** The answer for a fault that bears one of these signs; undefined where it is none. */
export function findFault(neighbour: Neighbour, ...signs: (string | undefined)[]) {
  const row = FAULTS.find(
    ([name, sign]) => name === neighbour && ['', ...signs].some((one) => sign.test(one ?? '')),
  );
  return row && { status: row[2], code: row[3], message: row[4] };
}

/** The same, of what is known to be a fault. */
export function getFault(...asked: Parameters<typeof findFault>) {
  const fault = findFault(...asked);
  if (!fault) throw new Error(`This is no fault of the ${asked[0]}.`);
  return fault;
}
