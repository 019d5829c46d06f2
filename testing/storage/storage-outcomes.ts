/**
 * A storage's answers, through supabase-js: one table for the embedded host and for Supabase's service, whose answers
 * are those of its source (1.11.2, file back end). A row in which the embedded host differs says why.
 */
import type { SupabaseClient } from '@supabase/supabase-js';

type Bucket = ReturnType<SupabaseClient['storage']['from']>;

/** Three callers of one bucket, and a fourth that names a bucket which is not there. */
export interface StorageWorld {
  owner: Bucket;
  stranger: Bucket;
  visitor: Bucket;
  elsewhere: Bucket;
  /** A folder in which the owner has `1_a.jpg` and `inner/2_b.jpg`, and the stranger's own. */
  folder: string;
  strangersFolder: string;
}

interface Answer {
  data: unknown;
  error: { status?: number | undefined; statusCode?: string | undefined } | null;
}

export interface StorageRow {
  name: string;
  ask(world: StorageWorld): Promise<Answer>;
  /** 'ok' with names or a count, or the status that a refusal says. */
  outcome: string;
  /** Set where the embedded host differs. */
  here?: { outcome: string; why: string };
}

const jpeg = (bytes = 8) => {
  const picture = new Uint8Array(bytes);
  picture.set([0xff, 0xd8, 0xff, 0xe0]);
  return new Blob([picture], { type: 'image/jpeg' });
};

const upload =
  (key: string, { body = jpeg(), upsert = false } = {}) =>
  ({ owner, folder }: StorageWorld) =>
    owner.upload(`${folder}/${key}`, body, { upsert });

const NOT_OFFERED = { outcome: '404', why: 'the product does not use it' };
const SIGNED_IN_FIRST = { outcome: '401', why: 'who asks is known before a body is read' };
const ONE_BUCKET = { outcome: '404', why: 'the host has one bucket, and says so of others' };
const AT_ONCE = { outcome: '400', why: 'one request may ask for a thousand' };
const FIRST_BYTES = { outcome: '415', why: 'the first bytes of a file are looked at' };

const UPLOADS: StorageRow[] = [
  { name: 'upload: a picture', ask: upload('3_c.jpg'), outcome: 'ok' },
  { name: 'upload: a name that is taken', ask: upload('1_a.jpg'), outcome: '409' },
  { name: 'upload: in its place', ask: upload('1_a.jpg', { upsert: true }), outcome: 'ok' },
  {
    name: 'upload: a page',
    ask: upload('p.jpg', { body: new Blob(['<html>'], { type: 'text/html' }) }),
    outcome: '415',
  },
  {
    name: 'upload: a page that says it is a picture',
    ask: upload('p.jpg', { body: new Blob(['<html>'], { type: 'image/jpeg' }) }),
    outcome: 'ok',
    here: FIRST_BYTES,
  },
  {
    name: 'upload: above 10 MB',
    ask: upload('large.jpg', { body: jpeg(10 * 1024 * 1024 + 1) }),
    outcome: '413',
  },
  {
    name: 'upload: to the stranger’s folder',
    ask: ({ owner, strangersFolder }) => owner.upload(`${strangersFolder}/1.jpg`, jpeg()),
    outcome: '403',
  },
  {
    name: 'upload: by a visitor',
    ask: ({ visitor, folder }) => visitor.upload(`${folder}/v.jpg`, jpeg()),
    outcome: '403',
    here: SIGNED_IN_FIRST,
  },
  {
    name: 'upload: to a bucket that is not there',
    ask: ({ elsewhere, folder }) => elsewhere.upload(`${folder}/1.jpg`, jpeg()),
    outcome: '404',
  },
];

const TAKEN = ['a b.jpg', "a'().jpg", 'a&b.jpg', 'a$=@;:+,.jpg', 'a!*.jpg'];
const ODD = [
  'ä.jpg',
  '日本.jpg',
  '😀.jpg',
  '~a.jpg',
  'a[1].jpg',
  'a{b}.jpg',
  '"a".jpg',
  'a|b.jpg',
  'a<b>.jpg',
  'a^b.jpg',
  'a`b.jpg',
  'a%.jpg',
];

const NAMES: StorageRow[] = [
  ...TAKEN.map((key) => ({ name: `name: ${key}`, ask: upload(key), outcome: 'ok' })),
  ...ODD.map((key) => ({
    name: `name: ${JSON.stringify(key)}`,
    ask: upload(key),
    outcome: '400',
  })),
  {
    name: 'name: with a null character',
    ask: upload('a\0b.jpg'),
    outcome: '400',
    here: { outcome: '404', why: 'there is nothing at such an address' },
  },
  {
    name: 'name: one part of 260 characters',
    ask: upload(`${'x'.repeat(256)}.jpg`),
    outcome: '500',
    here: { outcome: '400', why: 'no file system takes it' },
  },
  {
    name: 'name: 1,200 characters in all',
    ask: upload(`${'x/'.repeat(600)}a.jpg`),
    outcome: 'ok',
    here: { outcome: '400', why: 'S3, behind hosted projects, takes 1,024 bytes' },
  },
];

const list =
  (options: Record<string, unknown> = {}) =>
  ({ owner, folder }: StorageWorld) =>
    owner.list(folder, options);

const LISTS: StorageRow[] = [
  { name: 'list', ask: list(), outcome: 'ok 1_a.jpg,inner' },
  {
    name: 'list: the other way round',
    ask: list({ sortBy: { column: 'name', order: 'desc' } }),
    outcome: 'ok inner,1_a.jpg',
  },
  { name: 'list: a search', ask: list({ search: '1_' }), outcome: 'ok 1_a.jpg' },
  { name: 'list: a search in capitals', ask: list({ search: '1_A' }), outcome: 'ok 1_a.jpg' },
  { name: 'list: a search for a folder', ask: list({ search: 'in' }), outcome: 'ok inner' },
  { name: 'list: a search within names', ask: list({ search: '_a' }), outcome: 'ok ' },
  { name: 'list: a search for a pattern', ask: list({ search: '%' }), outcome: 'ok ' },
  { name: 'list: a search after the first', ask: list({ search: '1', offset: 1 }), outcome: 'ok ' },
  { name: 'list: none', ask: list({ limit: 0 }), outcome: '400' },
  { name: 'list: before the first', ask: list({ offset: -1 }), outcome: '400' },
  { name: 'list: 5,000', ask: list({ limit: 5000 }), outcome: 'ok 1_a.jpg,inner', here: AT_ONCE },
  {
    name: 'list: by another column',
    ask: list({ sortBy: { column: 'metadata', order: 'asc' } }),
    outcome: '400',
  },
  {
    name: 'list: by a stranger',
    ask: ({ stranger, folder }) => stranger.list(folder),
    outcome: 'ok ',
  },
  {
    name: 'list: by a visitor',
    ask: ({ visitor, folder }) => visitor.list(folder),
    outcome: 'ok ',
    here: SIGNED_IN_FIRST,
  },
  {
    name: 'list: a bucket that is not there',
    ask: ({ elsewhere, folder }) => elsewhere.list(folder),
    outcome: 'ok ',
    here: ONE_BUCKET,
  },
];

const remove =
  (...names: string[]) =>
  ({ owner, folder }: StorageWorld) =>
    owner.remove(names.map((name) => `${folder}/${name}`));

const OTHERS: StorageRow[] = [
  {
    name: 'download: a name that is not there',
    ask: ({ owner, folder }) => owner.download(`${folder}/none.jpg`),
    outcome: '404',
  },
  {
    name: 'move',
    ask: ({ owner, folder }) => owner.move(`${folder}/1_a.jpg`, `${folder}/9_a.jpg`),
    outcome: 'ok',
    here: NOT_OFFERED,
  },
  {
    name: 'copy',
    ask: ({ owner, folder }) => owner.copy(`${folder}/1_a.jpg`, `${folder}/9_a.jpg`),
    outcome: 'ok',
    here: NOT_OFFERED,
  },
  {
    name: 'copy: a stranger’s',
    ask: ({ stranger, folder, strangersFolder }) =>
      stranger.copy(`${folder}/1_a.jpg`, `${strangersFolder}/9_a.jpg`),
    outcome: '404',
  },
  {
    name: 'copy: to a stranger',
    ask: ({ owner, folder, strangersFolder }) =>
      owner.copy(`${folder}/1_a.jpg`, `${strangersFolder}/9_a.jpg`),
    outcome: '403',
    here: NOT_OFFERED,
  },
  {
    name: 'a signed upload URL',
    ask: ({ owner, folder }) => owner.createSignedUploadUrl(`${folder}/9_a.jpg`),
    outcome: '403',
    here: NOT_OFFERED,
  },
  { name: 'remove', ask: remove('1_a.jpg'), outcome: 'ok 1_a.jpg' },
  { name: 'remove: a name that is not there', ask: remove('none.jpg'), outcome: 'ok ' },
  { name: 'remove: an odd name', ask: remove('ä.jpg'), outcome: 'ok ' },
  { name: 'remove: none', ask: remove(), outcome: '400' },
  {
    name: 'remove: 1,001 names',
    ask: remove(...Array.from({ length: 1001 }, (_, index) => `n${index}.jpg`)),
    outcome: 'ok ',
    here: { outcome: '413', why: 'one request may name a thousand, of 64 KB' },
  },
  {
    name: 'remove: by a stranger',
    ask: ({ stranger, folder }) => stranger.remove([`${folder}/1_a.jpg`]),
    outcome: 'ok ',
  },
  {
    name: 'remove: in a bucket that is not there',
    ask: ({ elsewhere, folder }) => elsewhere.remove([`${folder}/1_a.jpg`]),
    outcome: 'ok ',
    here: ONE_BUCKET,
  },
];

export const STORAGE_ROWS = [...UPLOADS, ...NAMES, ...LISTS, ...OTHERS];

/** The folder as every row finds it. */
export async function fillFolder({ owner, folder }: StorageWorld): Promise<void> {
  for (const name of ['1_a.jpg', 'inner/2_b.jpg']) {
    const { error } = await owner.upload(`${folder}/${name}`, jpeg(), { upsert: true });
    if (error) throw error;
  }
}

/** Gives the outcome of a row; its folder is a new one that `fillFolder` filled. */
export async function playRow(row: StorageRow, world: StorageWorld): Promise<string> {
  const { data, error } = await row.ask(world).catch((thrown: unknown) => ({
    data: null,
    error: thrown as Answer['error'],
  }));
  if (error) return String(Number(error.statusCode) || error.status);
  if (!Array.isArray(data)) return 'ok';
  const names = (data as { name: string }[]).map(({ name }) => name.split('/').at(-1));
  return `ok ${names.join(',')}`;
}
