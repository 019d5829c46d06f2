import { type Secrets, secretsSchema } from '../data-folder/secrets.ts';
import type { Database } from './database.ts';

/**
 * Tables that hosts on one database share and that Supabase has built in. They have their own
 * schema, which no request's role may enter and no migration knows.
 */
const TABLES = `
create schema if not exists host;
create table if not exists host.secrets (
  only_row boolean primary key default true check (only_row),
  secrets jsonb not null
);
create table if not exists host.rate_limits (
  name text,
  -- A hash: addresses of people who have no account here are none of our business.
  counted_for text,
  hits integer not null,
  ends_at timestamptz not null,
  primary key (name, counted_for)
);
create index if not exists rate_limits_ends_at on host.rate_limits (ends_at);
create table if not exists host.mails (
  id bigint generated always as identity primary key,
  mail jsonb not null,
  sent_at timestamptz not null default now()
);
create table if not exists host.sign_in_mails (
  token_hash text primary key,
  -- Hashes, as above: of the address, of it with what its browser alone knows, and of the code with the link.
  email text not null,
  browser_hash text not null,
  code_hash text not null,
  tries integer not null default 0,
  used_at timestamptz,
  sent_at timestamptz not null default now()
);
create index if not exists sign_in_mails_browser on host.sign_in_mails (browser_hash);
-- One host alone keeps these two in its memory.
create table if not exists host.model_questions (
  -- In the order in which they came, over all hosts.
  id bigint generated always as identity primary key,
  model text not null,
  -- Put off by its host for as long as that lives.
  until timestamptz not null
);
create table if not exists host.model_pauses (
  model text primary key,
  until timestamptz not null
);
-- Jobs of before, which the product's own table of questions has replaced.
do $$ begin
  if to_regclass('jobs.job_common') is not null and to_regclass('jobs.queue') is not null then
    drop schema jobs cascade;
  end if;
end $$;
`;

/** The keys of all hosts on a database: those of the host that came first. */
export async function shareSecrets(database: Database, own: Secrets): Promise<Secrets> {
  await database.query(
    'insert into host.secrets (secrets) values ($1::text::jsonb) on conflict do nothing',
    [JSON.stringify(own)],
  );
  const { rows } = await database.query<{ secrets: unknown }>('select secrets from host.secrets');
  return secretsSchema.parse(rows[0]?.secrets);
}

export async function prepareHostTables(database: Database): Promise<void> {
  await database.exec(TABLES);
}
