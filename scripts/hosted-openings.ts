import { z } from 'zod';
import { PRIVATE_TABLES } from '../testing/private-tables.ts';
import { type Finding, open, type Project } from './hosted-finding.ts';
import { checkLinks, checkPasswords, checkWaysToSignIn } from './hosted-sign-in.ts';

const BUCKET = 'inspection_photos';

/** What takes a session or a mailbox to see. */
const UNSEEN: Finding[] = [
  {
    kind: 'unseen',
    what: 'Whether signed-in people can make signed upload URLs, and whether a signed photo can be replaced.',
    remedy: 'Both are shut when `supabase migration list --remote` shows 20261125000300.',
  },
  {
    kind: 'unseen',
    what: 'What the mail says, and which server sends it.',
    remedy:
      'Sign in once: the mail’s subject is "Your sign-in link for Plumbline", from your own sender.',
  },
];

/** What a Supabase project leaves open that this product must have shut. Rejects when it cannot be asked. */
export async function openings(project: Project): Promise<Finding[]> {
  const found = await Promise.all([
    checkWaysToSignIn(project),
    checkLinks(project),
    checkPasswords(project),
    checkTables(project),
    checkListing(project),
    checkSignedUpload(project),
  ]);
  return [...found.flat(), ...UNSEEN];
}

async function checkTables({ url, key }: Project): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const table of [...PRIVATE_TABLES, 'signup_emails']) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=*&limit=1`, {
      headers: { apikey: key },
    });
    await answer.body?.cancel();
    // A visitor has no grant at all, so even an empty list is too much.
    if (!answer.ok) continue;
    found.push(
      open(
        `Visitors may read the table ${table}.`,
        'Run `supabase db push --remote`; it takes every grant from visitors.',
      ),
    );
  }
  return found;
}

async function checkListing(project: Project): Promise<Finding[]> {
  const answer = await askStorage(project, `list/${BUCKET}`, { prefix: '', limit: 1 });
  const listed = z.array(z.unknown()).safeParse(await answer.json().catch(() => null));
  if (!listed.success || listed.data.length === 0) return [];
  return [
    open(
      'Visitors may list the photos of the bucket.',
      'Run `supabase db push --remote`, and remove policies on storage.objects that are not ours.',
    ),
  ];
}

async function checkSignedUpload(project: Project): Promise<Finding[]> {
  const name = '00000000-0000-4000-8000-000000000000/check/1_check.jpg';
  const answer = await askStorage(project, `upload/sign/${BUCKET}/${name}`, {});
  await answer.body?.cancel();
  if (!answer.ok) return [];
  return [
    open(
      'Visitors may make signed upload URLs for the bucket.',
      'Run `supabase db push --remote`, and remove policies on storage.objects that are not ours.',
    ),
  ];
}

const askStorage = ({ url, key }: Project, path: string, question: unknown) =>
  fetch(`${url}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
