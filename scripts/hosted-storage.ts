import { z } from 'zod';
import {
  codeIn,
  type Finding,
  holds,
  open,
  type Project,
  PUSH_MIGRATIONS,
  unchecked,
} from './hosted-finding.ts';

const BUCKET = 'inspection_photos';
/** In the folder of nobody: no policy and no trigger lets it be stored. */
const NOBODYS = '00000000-0000-4000-8000-000000000000/check/1_check.jpg';
/** The bucket's limit, of the migration photo_storage. */
const LIMIT_BYTES = 10 * 1024 * 1024;
const OUR_POLICIES = `${PUSH_MIGRATIONS} Then remove policies on storage.objects that are not ours.`;

const ask = ({ url, key }: Project, path: string, type: string, body: BodyInit) =>
  fetch(`${url}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': type },
    body,
  });
const askJson = (project: Project, path: string, question: unknown) =>
  ask(project, path, 'application/json', JSON.stringify(question));

const notTold = (what: string, { status }: Response, code: string | undefined) =>
  unchecked(
    `${what}: the storage answered ${status} (${code ?? 'no code'}).`,
    'See that the key is the project’s, and that `supabase db push --remote` has run.',
  );

export async function checkListing(project: Project): Promise<Finding[]> {
  const answer = await askJson(project, `list/${BUCKET}`, { prefix: '', limit: 1 });
  if (!answer.ok) return [notTold('Whether visitors list photos', answer, await codeIn(answer))];
  const listed = z.array(z.unknown()).parse(await answer.json());
  return listed.length > 0
    ? [open('Visitors may list the photos of the bucket.', OUR_POLICIES)]
    : [holds('Visitors list no photos.')];
}

export async function checkSignedUpload(project: Project): Promise<Finding[]> {
  const answer = await askJson(project, `upload/sign/${BUCKET}/${NOBODYS}`, {});
  const code = await codeIn(answer);
  if (answer.ok)
    return [open('Visitors may make signed upload URLs for the bucket.', OUR_POLICIES)];
  return code === '403'
    ? [holds('Visitors make no signed upload URLs.')]
    : [notTold('Whether visitors make signed upload URLs', answer, code)];
}

/** The storage looks at a file's type and size before it looks at who sends it. */
export async function checkBucket(project: Project): Promise<Finding[]> {
  return [
    await checkRefusal(project, {
      type: 'text/html',
      body: '<!doctype html>',
      code: '415',
      good: 'The bucket takes pictures alone.',
      bad: 'The bucket takes files that are no pictures.',
    }),
    await checkRefusal(project, {
      type: 'image/jpeg',
      body: new Uint8Array(LIMIT_BYTES + 1),
      code: '413',
      good: 'The bucket takes no file above 10 MB.',
      bad: 'The bucket takes files above 10 MB.',
    }),
  ];
}

interface Refused {
  type: string;
  body: BodyInit;
  /** With which the storage should refuse it. */
  code: string;
  good: string;
  bad: string;
}

async function checkRefusal(
  project: Project,
  { type, body, code, good, bad }: Refused,
): Promise<Finding> {
  const answer = await ask(project, `${BUCKET}/${NOBODYS}`, type, body);
  const said = await codeIn(answer);
  if (said === code) return holds(good);
  // 403 means that the file itself would have been taken.
  return answer.ok || said === '403'
    ? open(bad, PUSH_MIGRATIONS)
    : notTold(`Not checked that: ${good}`, answer, said);
}
