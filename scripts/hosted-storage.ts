import { z } from 'zod';
import { ORIGINALS_BUCKET, PHOTO_BUCKET } from '../supabase/functions/_shared/photo-address.ts';
import {
  readCode,
  type CheckResult,
  holds,
  open,
  type Project,
  PUSH_MIGRATIONS,
  unchecked,
} from './hosted-check.ts';

interface Bucket {
  id: string;
  files: string;
  /** The bucket's limit, of its migration. */
  mib: number;
  isPrivate?: boolean;
}
const BUCKETS: Bucket[] = [
  { id: PHOTO_BUCKET, files: 'photos', mib: 10 },
  { id: ORIGINALS_BUCKET, files: 'originals', mib: 30, isPrivate: true },
];
type Check = (project: Project, bucket: Bucket) => Promise<CheckResult[]>;

/** A name that no policy and no trigger lets anybody store. */
const NOBODYS = '00000000-0000-4000-8000-000000000000/check/1_check.jpg';
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

const inEach = (check: Check) => async (project: Project) =>
  (await Promise.all(BUCKETS.map((bucket) => check(project, bucket)))).flat();

export const checkListing = inEach(async (project, { id, files }) => {
  const answer = await askJson(project, `list/${id}`, { prefix: '', limit: 1 });
  if (!answer.ok)
    return [notTold(`Whether visitors list ${files}`, answer, await readCode(answer))];
  const listed = z.array(z.unknown()).parse(await answer.json());
  return listed.length > 0
    ? [open(`Visitors may list the ${files}.`, OUR_POLICIES)]
    : [holds(`Visitors list no ${files}.`)];
});

export const checkSignedUpload = inEach(async (project, { id, files }) => {
  const answer = await askJson(project, `upload/sign/${id}/${NOBODYS}`, {});
  const code = await readCode(answer);
  if (answer.ok) return [open(`Visitors may make signed upload URLs for ${files}.`, OUR_POLICIES)];
  return code === '403'
    ? [holds(`Visitors make no signed upload URLs for ${files}.`)]
    : [notTold(`Whether visitors make signed upload URLs for ${files}`, answer, code)];
});

/** The storage checks a file's type and size before it checks who sends it. */
export const checkBucket = inEach(async (project, bucket) => {
  const { files, mib } = bucket;
  return [
    await checkRefusal(project, bucket, {
      type: 'text/html',
      body: '<!doctype html>',
      code: '415',
      good: `The bucket of ${files} takes pictures alone.`,
      bad: `The bucket of ${files} takes files that are no pictures.`,
    }),
    await checkRefusal(project, bucket, {
      type: 'image/jpeg',
      body: new Uint8Array(mib * 1024 * 1024 + 1),
      code: '413',
      good: `The bucket of ${files} takes no file above ${mib} MiB.`,
      bad: `The bucket of ${files} takes files above ${mib} MiB.`,
    }),
  ];
});

/** For a private bucket the storage answers that it is not there, for a public one that the file is not. */
export const checkPublicAddress = inEach(async ({ url }, { id, files, isPrivate }) => {
  if (!isPrivate) return [];
  const answer = await fetch(`${url}/storage/v1/object/public/${id}/${NOBODYS}`);
  const said = await answer.clone().text();
  if (said.includes('Bucket not found'))
    return [holds(`Nobody reads ${files} by a public address.`)];
  return answer.ok || said.includes('Object not found')
    ? [
        open(
          `Everybody reads ${files} by their public address.`,
          `Make the bucket ${id} private, on the page Storage of the project.`,
        ),
      ]
    : [notTold(`Whether everybody reads ${files}`, answer, await readCode(answer))];
});

interface Refused {
  type: string;
  body: BodyInit;
  /** The code with which the storage should refuse it. */
  code: string;
  good: string;
  bad: string;
}

async function checkRefusal(
  project: Project,
  { id }: Bucket,
  { type, body, code, good, bad }: Refused,
): Promise<CheckResult> {
  const answer = await ask(project, `${id}/${NOBODYS}`, type, body);
  const said = await readCode(answer);
  if (said === code) return holds(good);
  // 403 means that the file itself would have been taken.
  return answer.ok || said === '403'
    ? open(bad, PUSH_MIGRATIONS)
    : notTold(`Not checked that: ${good}`, answer, said);
}
