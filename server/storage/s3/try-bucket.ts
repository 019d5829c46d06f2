import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { BadSetting } from '../../bad-setting.ts';
import type { Bucket } from './bucket.ts';
import { readRefusal } from './s3-failure.ts';
import type { S3Place } from './s3-place.ts';

const PROBE = Buffer.from('Plumbline tries whether it can store photos here.');

/** Tries with a small object everything done with photos. Throws a BadSetting that tells what to change. */
export async function tryBucket(bucket: Bucket, place: S3Place): Promise<void> {
  const key = `${place.prefix}plumbline-probe-${randomUUID()}`;
  const step = <T>(permission: string, work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw new BadSetting(describeFault(place, permission, error), { cause: error });
    });
  await step('s3:PutObject', bucket.put(key, PROBE));
  const { body } = await step('s3:GetObject', bucket.get(key));
  const read = await step('s3:GetObject', buffer(body));
  const { keys } = await step('s3:ListBucket', bucket.list(key));
  await step('s3:DeleteObject', bucket.delete(key));
  if (!read.equals(PROBE) || keys[0] !== key) {
    throw new BadSetting(
      `The setting STORAGE_URL cannot be used: what answers for the bucket ${place.bucket} did not give back what was stored there. Check that its endpoint is an S3 server.`,
    );
  }
}

function describeFault(
  { bucket, endpoint, region }: S3Place,
  permission: string,
  error: unknown,
): string {
  const { name, status } = readRefusal(error);
  const where = endpoint ?? `Amazon S3 in ${region}`;
  const at = (setting: string, reason: string) =>
    `The setting ${setting} cannot be used: ${reason}.`;
  if (name === 'CredentialsProviderError') {
    return 'The setting AWS_ACCESS_KEY_ID is missing, and this machine has no role at Amazon: STORAGE_URL names a bucket, which is asked with a key and its secret.';
  }
  if (name === 'NoSuchBucket') {
    return at(
      'STORAGE_URL',
      `there is no bucket ${bucket} at ${where}. Create it, or correct its name`,
    );
  }
  if (name === 'InvalidAccessKeyId') {
    return at('AWS_ACCESS_KEY_ID', `${where} does not know this key`);
  }
  if (name === 'SignatureDoesNotMatch') {
    return at(
      'AWS_SECRET_ACCESS_KEY',
      `it is not the secret of the key in AWS_ACCESS_KEY_ID, says ${where}`,
    );
  }
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed' || status === 301) {
    return at(
      'STORAGE_URL',
      `the bucket ${bucket} lies in another region than ${region}; name its own after region=`,
    );
  }
  if (name === 'RequestTimeTooSkewed') {
    return `The clock of this machine and that of ${where} are too far apart for signed requests. Set this machine's clock.`;
  }
  if (status === 403) {
    return at(
      'STORAGE_URL',
      `this key may not do ${permission} in the bucket ${bucket}. It needs s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket`,
    );
  }
  if (status !== undefined) {
    return at(
      'STORAGE_URL',
      `${where} answered ${status} (${name}) to ${permission} in the bucket ${bucket}`,
    );
  }
  return at(
    'STORAGE_URL',
    `${where} cannot be reached (${readErrorCode(error)}). Check its address, and whether it runs`,
  );
}

/** The system's code for a failed connection, as the client wraps it. */
function readErrorCode(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? 'no reason given';
}
