import { isPathSegment } from '../../../supabase/functions/_shared/photo-address.ts';
import { BadSetting } from '../../bad-setting.ts';

/** The bucket for photos, with its server and credentials. */
export interface S3Place {
  bucket: string;
  /** The start of every key: empty, or a path that ends with a slash. */
  prefix: string;
  /** Null for Amazon's address of the region. */
  endpoint: string | null;
  region: string;
  /** Null where Amazon gives this machine a role. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
}

const EXAMPLE = 's3://bucket?endpoint=https://s3.example.com&region=eu-central-1';
/** Many servers check the region in a signature and accept this one. */
const USUAL_REGION = 'us-east-1';

/** The bucket in STORAGE_URL with its credentials; null when it is not set. Throws BadSetting. */
export function readS3Place(environment: NodeJS.ProcessEnv): S3Place | null {
  const { STORAGE_URL: setting } = environment;
  if (!setting) return null;
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (url?.protocol !== 's3:') throw unusable(`it must be an address such as ${EXAMPLE}`);
  if (url.username || url.password) {
    throw unusable(
      'keys do not belong into it; put them into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  }
  if (!/^[\w.-]{3,63}$/.test(url.host)) {
    throw unusable(
      `a bucket has a name of 3 to 63 letters, digits, dots and hyphens, as in ${EXAMPLE}`,
    );
  }
  const unknown = [...url.searchParams.keys()].find(
    (key) => key !== 'endpoint' && key !== 'region',
  );
  if (unknown !== undefined) throw unusable(`it knows endpoint and region, not ${unknown}`);
  const endpoint = readEndpoint(url.searchParams.get('endpoint'));
  return {
    bucket: url.host,
    prefix: readPrefix(url.pathname),
    endpoint,
    region: readRegion(url.searchParams.get('region') ?? environment['AWS_REGION'], endpoint),
    credentials: readCredentials(environment, endpoint),
  };
}

function readPrefix(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (!segments.every((segment) => isPathSegment(segment) && !segment.includes('%'))) {
    throw unusable('what follows the bucket must be a plain path, as in s3://bucket/plumbline');
  }
  return segments.map((segment) => `${segment}/`).join('');
}

function readEndpoint(given: string | null): string | null {
  if (!given) return null;
  if (/^https?:\/\/[^/?#@]+\/?$/.test(given) && URL.canParse(given)) return new URL(given).origin;
  throw unusable('its endpoint must be an address without a path, such as https://s3.example.com');
}

function readRegion(given: string | undefined, endpoint: string | null): string {
  if (given) return given;
  if (endpoint) return USUAL_REGION;
  throw unusable(
    'without an endpoint it needs the region of Amazon’s bucket, as in s3://bucket?region=eu-central-1',
  );
}

function readCredentials(environment: NodeJS.ProcessEnv, endpoint: string | null) {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = environment;
  if (accessKeyId && secretAccessKey) {
    return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
  }
  if (!accessKeyId && !secretAccessKey && !endpoint) return null;
  const missing = accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID';
  throw new BadSetting(
    `The setting ${missing} is missing: STORAGE_URL names a bucket, which is asked with a key and its secret.`,
  );
}

function unusable(reason: string): BadSetting {
  return new BadSetting(`The setting STORAGE_URL cannot be used: ${reason}.`);
}
