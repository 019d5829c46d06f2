import { z } from 'zod';
import { PRIVATE_TABLES } from '../testing/private-tables.ts';

export interface Opening {
  what: string;
  remedy: string;
}

interface Project {
  /** The project's origin. */
  url: string;
  key: string;
  /** An address that nobody owns, under which the check signs up. */
  stranger: string;
}

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  mailer_autoconfirm: z.boolean(),
});

/** What a Supabase project leaves open that this product must have shut. Rejects when it cannot be asked. */
export async function openings(project: Project): Promise<Opening[]> {
  const found = await Promise.all([
    openSignIn(project),
    openPassword(project),
    openTables(project),
    openBucket(project),
  ]);
  return found.flat();
}

async function openSignIn({ url, key }: Project): Promise<Opening[]> {
  const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  if (answer.status === 404) return []; // The embedded host does not offer it.
  const { external, mailer_autoconfirm } = settingsSchema.parse(await answer.json());
  const others = Object.keys(external).filter((name) => external[name] && name !== 'email');
  return [
    ...others.map((name) => ({
      what: `People can sign in by "${name}", which the product does not use.`,
      remedy: 'Switch it off under Authentication, Sign In / Providers.',
    })),
    ...(mailer_autoconfirm
      ? [
          {
            what: 'An address counts as confirmed without a mail to it.',
            remedy: 'Switch "Confirm email" on under Authentication, Sign In / Providers, Email.',
          },
        ]
      : []),
  ];
}

/** A password set by whoever comes first must not be kept: its code tells "wrong" from "not confirmed". */
async function openPassword({ url, key, stranger }: Project): Promise<Opening[]> {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: stranger, password: `Aa1!${'x'.repeat(28)}` });
  const signUp = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  await signUp.body?.cancel();
  if (!signUp.ok) return [];
  const grant = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body,
  });
  const { error_code } = z
    .looseObject({ error_code: z.string().optional() })
    .parse(await grant.json());
  if (!grant.ok && error_code === 'invalid_credentials') return [];
  return [
    {
      what: 'A password set before the owner of an address comes opens the account afterwards.',
      remedy: 'Run `supabase db push --remote`: the migration no_passwords keeps none.',
    },
  ];
}

async function openTables({ url, key }: Project): Promise<Opening[]> {
  const found: Opening[] = [];
  for (const table of [...PRIVATE_TABLES, 'signup_emails']) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=*&limit=1`, {
      headers: { apikey: key },
    });
    await answer.body?.cancel();
    // A visitor has no grant at all, so even an empty list is too much.
    if (!answer.ok) continue;
    found.push({
      what: `Visitors may read the table ${table}.`,
      remedy: 'Run `supabase db push --remote`; it takes every grant from visitors.',
    });
  }
  return found;
}

async function openBucket({ url, key }: Project): Promise<Opening[]> {
  const answer = await fetch(`${url}/storage/v1/object/list/inspection_photos`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: '', limit: 1 }),
  });
  const listed = z.array(z.unknown()).safeParse(await answer.json().catch(() => null));
  if (!listed.success || listed.data.length === 0) return [];
  return [
    {
      what: 'Visitors may list the photos of the bucket.',
      remedy:
        'Run `supabase db push --remote`, and remove policies on storage.objects that are not ours.',
    },
  ];
}
