import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newestMigration } from '../server/database/migration-files.ts';
import { FUNCTION_NAMES } from './hosted-functions.ts';

export const APP = 'https://reports.example.com';
const BUCKETS = ['inspection_photos', 'inspection_originals'];
const STORAGE = '/storage/v1/object';
/** The requests that the check sends about a bucket. */
export function bucketRequests(bucket: string) {
  const nobodys = `${bucket}/00000000-0000-4000-8000-000000000000/check/1_check.jpg`;
  return {
    list: `POST ${STORAGE}/list/${bucket}`,
    signedUrl: `POST ${STORAGE}/upload/sign/${nobodys}`,
    html: `POST ${STORAGE}/${nobodys} text/html`,
    jpeg: `POST ${STORAGE}/${nobodys} image/jpeg`,
    publicly: `GET ${STORAGE}/public/${nobodys}`,
  };
}
export const NOT_THERE = { statusCode: '404', error: 'not_found', message: 'Object not found' };
const NO_BUCKET = {
  statusCode: '404',
  error: 'Bucket not found',
  message: 'Bucket not found',
};
const buildBucketAnswers = (bucket: string): Answers => ({
  [bucketRequests(bucket).list]: [200, []],
  [bucketRequests(bucket).signedUrl]: [
    400,
    { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied' },
  ],
  [bucketRequests(bucket).html]: [
    400,
    { statusCode: '415', error: 'invalid_mime_type', code: 'InvalidMimeType' },
  ],
  [bucketRequests(bucket).jpeg]: [
    400,
    { statusCode: '413', error: 'Payload too large', code: 'EntityTooLarge' },
  ],
  [bucketRequests(bucket).publicly]: [400, bucket === 'inspection_photos' ? NOT_THERE : NO_BUCKET],
});
const AUTH_CONFIG = 'GET /v1/projects/127/config/auth';
export const DATABASE_QUERY = 'POST /v1/projects/127/database/query';

/** Status and body by method and path; uploads by their type too. */
export type Answers = Record<string, [number, unknown]>;

const SETTINGS = {
  external: { email: true, github: false, phone: false, anonymous_users: false },
  mailer_autoconfirm: false,
  saml_enabled: false,
  passkeys_enabled: false,
};
export const settings = (other: object): Answers => ({
  'GET /auth/v1/settings': [200, { ...SETTINGS, ...other }],
});

const CONFIG = {
  site_url: APP,
  smtp_host: 'smtp.example.com',
  mailer_templates_magic_link_content: '<a href="{{ .SiteURL }}/confirm#…">',
  mailer_templates_confirmation_content: '<a href="{{ .SiteURL }}/confirm#…">',
};
export const config = (other: object): Answers => ({
  [AUTH_CONFIG]: [200, { ...CONFIG, ...other }],
});

/** A project as it should be. Storage's answers are those of its service, recorded. */
export const AS_IT_SHOULD_BE: Answers = {
  ...settings({}),
  ...config({}),
  'GET /auth/v1/verify': [303, `${APP}#error=access_denied&error_code=otp_expired`],
  'POST /auth/v1/signup': [200, { id: 'x' }],
  'POST /auth/v1/token': [400, { error_code: 'invalid_credentials' }],
  'POST /rest/v1/rpc/refuse_ended_session': [200, true],
  ...Object.assign({}, ...BUCKETS.map(buildBucketAnswers)),
  [DATABASE_QUERY]: [201, [{ migrations: [newestMigration()], room: '21474836480' }]],
  ...Object.fromEntries(
    FUNCTION_NAMES.map((name) => [
      `POST /functions/v1/${name}`,
      [401, { error: 'Please sign in to continue.', code: 'unauthenticated' }],
    ]),
  ),
};

/** Answers as a hosted project does, and as the service for its settings. What is not named is refused as a table is. */
export async function startProject(answers: Answers): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const asked = `${request.method} ${path}`;
    const [status, body] = answers[`${asked} ${request.headers['content-type']}`] ??
      answers[asked] ?? [401, { code: '42501', message: 'permission denied for table' }];
    const isRedirect = status === 303;
    request.resume().on('end', () => {
      response.writeHead(
        status,
        isRedirect ? { location: String(body) } : { 'content-type': 'application/json' },
      );
      response.end(isRedirect ? undefined : JSON.stringify(body));
    });
  });
  // On a busy machine a connection that is to be used again would be closed meanwhile.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
