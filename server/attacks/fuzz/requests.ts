import type { Attack, Belongings } from '../matrix/cell.ts';
import { COLUMNS, TABLES } from './names.ts';
import type { Random } from './random.ts';
import { encoded, id, mutate, text, value } from './values.ts';

type People = [Belongings, Belongings];
type Make = (random: Random, people: People) => Attack;

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'TRACE'] as const;
const JSON_TYPE = { 'content-type': 'application/json' };
const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'text/html',
  'multipart/form-data; boundary=x',
  'x',
] as const;
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

const OPERATORS = ['eq', 'in', 'ilike', 'match', 'not.eq', 'is', 'gt', 'fts', 'cs'] as const;
const PREFERENCES = [
  'return=representation',
  'count=exact',
  'resolution=merge-duplicates',
  'count=planned',
  'return=minimal,count=exact',
  'missing=default',
] as const;

/** A row of columns that fit, and of some that do not. */
function row(random: Random, people: People): Record<string, unknown> {
  const [me] = people;
  const base = { user_id: me.user, report_id: me.report };
  const given = random.many(8, () => [
    random.pick(COLUMNS),
    random.happens(0.5) ? text(random, 25_000) : value(random, people),
  ]);
  return random.happens(0.8)
    ? { ...base, ...Object.fromEntries(given) }
    : Object.fromEntries(given);
}

function filter(random: Random, people: People): string {
  const column = random.pick(COLUMNS);
  const operator = random.pick(OPERATORS);
  const items = random.many(2000, () => id(random, people));
  const operand = operator === 'in' ? `(${items.join(',')})` : `${id(random, people)}`;
  return `${column}=${operator}.${encoded(operand)}`;
}

const data: Make = (random, people) => {
  const parameters = random.many(25, () =>
    random.pick([
      filter(random, people),
      `select=${random.many(400, () => random.pick([...COLUMNS, '*', 'observations(count)'])).join(',')}`,
      `order=${random.pick(COLUMNS)}.${random.pick(['asc', 'desc.nullslast', 'up'])}`,
      `limit=${random.below(2000)}`,
      `offset=${random.below(1e9)}`,
      `on_conflict=${random.pick(COLUMNS)}`,
    ]),
  );
  const method = random.pick(METHODS);
  const body = random.happens(0.7)
    ? row(random, people)
    : random.many(120, () => row(random, people));
  return {
    method,
    path: `/rest/v1/${random.pick(TABLES)}?${parameters.join('&')}`,
    headers: { ...JSON_TYPE, ...(random.happens(0.5) ? { prefer: random.pick(PREFERENCES) } : {}) },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: JSON.stringify(body) }),
  };
};

const signIn: Make = (random, people) => {
  const route = random.pick([
    'otp',
    'verify',
    'token?grant_type=refresh_token',
    'user',
    'logout?scope=local',
    'signup',
    'recover',
    'settings',
  ]);
  const body = {
    email: random.happens(0.5) ? `f${random.below(50)}@example.com` : text(random),
    type: random.pick(['email', 'magiclink', text(random)]),
    token_hash: random.happens(0.5) ? 'f'.repeat(64) : text(random),
    refresh_token: text(random),
    ...(random.happens(0.3) ? { data: value(random, people) } : {}),
  };
  return {
    method: random.pick(['POST', 'POST', 'GET', 'PUT']),
    path: `/auth/v1/${route}`,
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  };
};

function photoName(random: Random, people: People): string {
  const { user, report, photo } = random.pick(people);
  return random.pick([
    photo,
    `${user}/${report}/${random.below(30)}.jpg`,
    mutate(random, photo),
    encoded(text(random)),
  ]);
}

const files: Make = (random, people) => {
  const name = photoName(random, people);
  const names = random.many(1200, () =>
    random.happens(0.5) ? photoName(random, people) : text(random),
  );
  const bucket = '/storage/v1/object/inspection_photos';
  const question = { ...JSON_TYPE };
  return random.pick<() => Attack>([
    () => ({ method: random.pick(['GET', 'HEAD', 'PUT', 'PATCH']), path: `${bucket}/${name}` }),
    () => ({
      method: 'GET',
      path: `/storage/v1/object/public/inspection_photos/${name}`,
      headers: { range: `bytes=${text(random, 20).replace(/[^\x20-\x7e]/g, '-')}` },
    }),
    () => ({
      method: 'POST',
      path: `${bucket}/${name}`,
      headers: {
        'content-type': random.pick(PHOTO_TYPES),
        'x-upsert': random.pick(['true', 'false']),
      },
      body: Uint8Array.from([...JPEG, ...random.bytes(random.size(300_000))]),
    }),
    () => ({
      method: 'DELETE',
      path: bucket,
      headers: question,
      body: JSON.stringify({ prefixes: names }),
    }),
    () => ({
      method: 'POST',
      path: '/storage/v1/object/list/inspection_photos',
      headers: question,
      body: JSON.stringify({
        prefix: text(random),
        limit: random.below(1500),
        offset: random.below(1e6),
        search: text(random),
      }),
    }),
  ])();
};

const functions: Make = (random, people) => {
  const { observation, report, photo } = random.pick(people);
  const body = {
    observation_id: random.happens(0.8) ? observation : id(random, people),
    report_id: random.happens(0.8) ? report : id(random, people),
    photo_url: random.happens(0.6)
      ? `http://127.0.0.1/storage/v1/object/public/inspection_photos/${photo}`
      : text(random),
    ...(random.happens(0.5) ? { style_hint: text(random) } : {}),
  };
  const name = random.pick([
    'analyze_photos',
    'generate_summary',
    'review_rows',
    'sum_photos',
    'delete_report_files',
    'none',
  ]);
  return {
    method: 'POST',
    path: `/functions/v1/${name}`,
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  };
};

const pages: Make = (random) => ({
  method: random.pick(METHODS),
  path: mutate(
    random,
    random.pick([
      '/',
      '/config.json',
      '/healthz',
      '/model',
      '/model/servers',
      '/model/download',
      '/reports',
      '/mailbox',
      '/assets/app-1.js',
      '/auth/v1/',
      '/rest/v1/',
      '/storage/v1/',
      '/functions/v1/',
    ]),
  ),
});

const anything: Make = (random, people) => ({
  method: random.pick(METHODS),
  path: `/${random.pick(['auth', 'rest', 'storage', 'functions'])}/v1/${mutate(random, random.pick(TABLES))}`,
  headers: {
    'content-type': random.pick([
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'x',
    ]),
    'content-encoding': random.pick(['identity', 'gzip', 'br']),
  },
  body: random.happens(0.5)
    ? random.bytes(random.size(500_000))
    : JSON.stringify(value(random, people, 5)),
});

const KINDS = [data, data, data, signIn, files, files, functions, pages, anything] as const;

/** The next request: a valid one of its kind, or one that was not left so. */
export function nextRequest(random: Random, people: People): Attack {
  const attack = random.pick(KINDS)(random, people);
  if (random.happens(0.6)) return sendable(attack);
  if (typeof attack.body === 'string' && random.happens(0.5)) {
    return sendable({ ...attack, body: mutate(random, attack.body) });
  }
  if (random.happens(0.3)) {
    const header = random.pick([
      'accept',
      'range',
      'prefer',
      'accept-profile',
      'host',
      'origin',
      'content-type',
      'if-none-match',
      'x-client-info',
    ]);
    return sendable({ ...attack, headers: { ...attack.headers, [header]: text(random) } });
  }
  return sendable({ ...attack, path: mutate(random, attack.path) });
}

/** Turns an attack into a request that Node's client can send; no HTTP client sends rawer ones. */
function sendable({ path, headers = {}, ...rest }: Attack): Attack {
  const plain = path.replace(/[^\x21-\x7e]+/g, encoded);
  const lines = Object.entries(headers).map(([name, line]) => [
    name,
    line.replace(/[^\x20-\x7e]/g, '?').slice(0, 8000),
  ]);
  return {
    ...rest,
    path: plain.startsWith('/') ? plain.slice(0, 12_000) : `/${plain.slice(0, 12_000)}`,
    headers: Object.fromEntries(lines) as Record<string, string>,
  };
}
