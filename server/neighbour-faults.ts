type Neighbour = 'database' | 'bucket' | 'mail';

const PLEASE_WAIT = 'cannot be reached at the moment. Please try again in a minute.';

/**
 * Maps faults of the host's neighbours to answers: the first row of the neighbour whose pattern matches applies.
 * PostgreSQL gives an SQLSTATE, a bucket the name or status of its refusal; anything else was an answer, not a fault. A
 * model's codes are those of the contract (function-error.ts).
 */
// prettier-ignore
const FAULTS = [
  // Connections that ended or were refused, idle transactions ended, a server that stops, crashes or starts.
  ['database', /^(08\w{3}|25P03|53300|57P0\d)$/, 503, '57P03', `The database ${PLEASE_WAIT}`],
  ['bucket', /^(NoSuchKey|NotFound)$/, 404, 'not_found', 'Object not found'],
  // MinIO, Ceph and others use their own words.
  ['bucket', /quota|storagefull|insufficientstorage|^507$/i, 507, 'InsufficientStorage',
    'The storage is full, so this file was not stored. Free some space, then try again.'],
  ['bucket', /^KeyTooLongError$/, 400, 'InvalidKey', 'The name of this file cannot be stored.'],
  ['bucket', /^/, 503, 'StorageUnavailable', `The photo storage ${PLEASE_WAIT}`],
  ['mail', /^/, 503, 'unexpected_failure',
    'The sign-in link could not be sent. Please try again in a few minutes.'],
] as const satisfies [Neighbour, RegExp, number, string, string][];

/** Seconds until a retry (`Retry-After`): a restarted server is back by then. */
export const ASK_AGAIN_AFTER_S = '2';

/** The answer for a fault with one of these signs; undefined when it is not a fault. */
export function findFault(neighbour: Neighbour, ...signs: (string | undefined)[]) {
  const row = FAULTS.find(
    ([name, sign]) => name === neighbour && ['', ...signs].some((one) => sign.test(one ?? '')),
  );
  return row && { status: row[2], code: row[3], message: row[4] };
}

/** Like findFault, for a sign that is certainly a fault. */
export function getFault(...asked: Parameters<typeof findFault>) {
  const fault = findFault(...asked);
  if (!fault) throw new Error(`This is no fault of the ${asked[0]}.`);
  return fault;
}
