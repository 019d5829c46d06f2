import { inventory, met, notApplicable } from './answer.ts';

const RIGHTS = 'supabase/schemas/10_reports.sql';
const CHECK = 'server/http/session-check.ts';
const REFUSED = '@matrix-3';
const ONE_AUDIENCE = 'One key, one audience: what this host signs is for this host.';

export const RIGHTS_OF_PEOPLE = [
  met('8.1.1', 'document who may do what', 'The first table of SECURITY.md and the migrations.', {
    in: ['SECURITY.md', RIGHTS],
  }),
  met(
    '8.1.2',
    'document rights on fields',
    'By the grants on columns; the inventory says which fields nobody writes.',
    {
      in: [inventory('fields'), RIGHTS],
    },
  ),
  met(
    '8.2.1',
    'functions for those who may',
    'Lists of what is offered; functions ask who calls.',
    {
      in: ['server/http/functions.ts'],
      by: ['@matrix-2'],
    },
  ),
  met('8.2.2', 'data for those who may', 'Row level security on every table and on photos.', {
    in: [RIGHTS],
    by: ['@matrix-2', '@row-level-security-1'],
  }),
  met('8.2.3', 'fields for those who may', 'Grants on columns, triggers for what nobody sets.', {
    in: [RIGHTS],
    by: ['@row-level-security-5', '@provenance-and-outcomes-3'],
  }),
  met('8.3.1', 'rights are decided on the server', 'By the database, whatever client asks.', {
    in: [RIGHTS],
    by: ['@matrix-4'],
  }),
  met(
    '8.4.1',
    'nothing crosses between customers',
    'Each person is one; a row’s report is the same person’s by a foreign key.',
    {
      in: [RIGHTS],
      by: ['@row-level-security-7'],
    },
  ),
];

export const TOKENS = [
  met('9.1.1', 'signatures are checked', 'Before anything of a token is read.', {
    in: [CHECK],
    by: [REFUSED],
  }),
  met('9.1.2', 'algorithms by a list', 'HS256 alone.', { in: [CHECK], by: [REFUSED] }),
  met(
    '9.1.3',
    'keys from known places',
    'The key is in the data folder; what a token says of keys is not read.',
    {
      in: [CHECK, 'server/data-folder/secrets.ts'],
      by: [REFUSED],
    },
  ),
  met('9.2.1', 'tokens count in their time', 'An expired one is refused.', {
    in: [CHECK],
    by: [REFUSED],
  }),
  met(
    '9.2.2',
    'tokens of the right kind',
    'One kind is signed; the publishable key is no token and opens what a visitor may.',
    {
      in: [CHECK],
      by: ['@host-app-7'],
    },
  ),
  met(
    '9.2.3',
    'tokens for this service alone',
    'The key is this host’s alone, and a token counts only with the audience of people who signed in.',
    {
      in: [CHECK],
      by: [REFUSED],
    },
  ),
  notApplicable('9.2.4', 'audiences that share a key', ONE_AUDIENCE),
];
