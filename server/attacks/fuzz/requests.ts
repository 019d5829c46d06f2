import * as fc from 'fast-check';
import { PRIVATE_TABLES } from '../../../testing/private-tables.ts';
import type { Attack, Belongings } from '../matrix/cell.ts';
import { encoded, makeSendable } from './sendable.ts';

type People = [Belongings, Belongings];

/** Columns and arguments that the data service knows, for questions that get past its first look. */
const COLUMNS =
  `id user_id report_id title element defect recommendation position proposal heading paragraph style_hint
  photo email created_at inspection_date captured_at photo_hash outcome hand severity urgency location marks drawing
  drawing_version finding_id caption photo_refs version kept subject_id p_version language structure note analyst
  suggestions observation_id token until session_id waiting asked_at p_observation p_token p_seconds p_report p_task
  p_template p_content p_analyst p_questions p_input_tokens p_output_tokens`.split(/\s+/);
const CALLS =
  `take_analyst_allowance restore_version ask_about hold_analysis take_question renew_question settle_question
  add_document_template template_file signed_content photos_to_sum sign_revision record_analyst_cost`.split(
    /\s+/,
  );
/** Tables and functions at their addresses, and one that does not exist. */
const TABLES = [...PRIVATE_TABLES, 'signup_emails', ...CALLS.map((name) => `rpc/${name}`), 'users'];
const ODD_TEXTS = [
  '\u0000',
  '\ud800',
  '\u202e',
  "' or '1'='1",
  '"; drop table reports; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '(a+)+$',
  '{{Email}}',
  '${7*7}',
  '__proto__',
  '2026-02-30',
  '1e999',
  '9223372036854775808',
  'photo 1, photo 2 and photo 3',
];
const PIECES = ['', '&', '/', '%2e', '%', ',', '(', ')', '"', '\\', '*', '\n', '𝒳', ...ODD_TEXTS];
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'TRACE'];
const JSON_TYPE = { 'content-type': 'application/json' };
const OF_PHOTOS = '/storage/v1/object/inspection_photos';

const words = (text: string) => fc.constantFrom(...text.split(' '));
const jsonOf = (value: fc.Arbitrary<unknown>) => value.map((body) => JSON.stringify(body));

/** Mostly few, at times many: sizes are where costs hide. */
const size = (most: number) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.nat(Math.min(most, 12)) },
    { weight: 1, arbitrary: fc.nat(most) },
  );
const many = <T>(most: number, item: fc.Arbitrary<T>) =>
  fc.tuple(fc.array(item, { minLength: 1, maxLength: 12 }), size(most)).map(([items, count]) =>
    Array.from({ length: count }, () => items)
      .flat()
      .slice(0, count),
  );

const text = (most = 5000) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', 'x', 'North wall', ...ODD_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...PIECES, 'crack '), size(most))
        .map(([piece, count]) => piece.repeat(count)),
    },
  );
/** Lists in lists, as deep as JSON.stringify gets through. */
const nested = size(2000).map((depth) => {
  let inner: unknown = 1;
  for (let level = 0; level < depth; level += 1) inner = [inner];
  return inner;
});
const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), nested, text(), many(300, text(40)));

/** A text with some of its characters gone, doubled or replaced. */
const mutated = (original: fc.Arbitrary<string>) =>
  fc
    .tuple(
      original,
      fc.array(fc.tuple(fc.nat(), fc.nat(8), fc.constantFrom(...PIECES), fc.boolean()), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([whole, changes]) =>
      changes.reduce((result, [place, length, piece, isDoubled]) => {
        const at = place % (result.length + 1);
        const between = isDoubled ? result.slice(at, at + length).repeat(2) : piece;
        return result.slice(0, at) + between + result.slice(at + length);
      }, whole),
    );

const photoName = (people: People) => {
  const photo = fc.constantFrom(...people.map(({ photo: name }) => name));
  return fc.oneof(photo, mutated(photo), text().map(encoded));
};
/** An id that exists, of either person, or none. */
const id = (people: People) =>
  fc.oneof(
    fc.constantFrom(...people.flatMap((of) => [of.user, of.report, of.observation, of.section])),
    text(50),
  );

function dataRequest(people: People): fc.Arbitrary<Attack> {
  const column = fc.constantFrom(...COLUMNS);
  const filter = fc.oneof(
    fc
      .tuple(column, words('eq ilike match not.eq is gt fts cs'), id(people))
      .map(([name, operator, operand]) => `${name}=${operator}.${encoded(operand)}`),
    fc
      .tuple(column, many(2000, id(people)))
      .map(([name, ids]) => `${name}=in.${encoded(`(${ids.join(',')})`)}`),
  );
  const parameter = fc.oneof(
    filter,
    many(400, fc.oneof(column, words('* observations(count)'))).map(
      (names) => `select=${names.join(',')}`,
    ),
    fc
      .tuple(column, words('asc desc.nullslast up'))
      .map(([name, order]) => `order=${name}.${order}`),
    fc.nat(2000).map((limit) => `limit=${limit}`),
    fc.nat(1e9).map((offset) => `offset=${offset}`),
    column.map((name) => `on_conflict=${name}`),
  );
  const row = fc
    .tuple(
      fc.constantFrom({ user_id: people[0].user, report_id: people[0].report }, {}),
      fc.dictionary(column, fc.oneof(value, text(25_000), id(people)), { maxKeys: 8 }),
    )
    .map(([base, given]) => ({ ...base, ...given }));
  const prefer = words(
    'return=representation count=exact resolution=merge-duplicates count=planned missing=default',
  );
  return fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc
      .tuple(fc.constantFrom(...TABLES), many(25, parameter))
      .map(([table, parameters]) => `/rest/v1/${table}?${parameters.join('&')}`),
    headers: fc
      .option(prefer, { nil: '' })
      .map((wish) => ({ ...JSON_TYPE, ...(wish && { prefer: wish }) })),
    body: jsonOf(fc.oneof(row, many(120, row))),
  });
}

const signInRequest: fc.Arbitrary<Attack> = fc.record({
  method: words('POST POST GET PUT'),
  path: words(
    'otp verify token?grant_type=refresh_token user logout?scope=local signup recover settings',
  ).map((route) => `/auth/v1/${route}`),
  headers: fc.constant(JSON_TYPE),
  body: jsonOf(
    fc.record(
      {
        email: fc.oneof(
          fc.nat(50).map((n) => `f${n}@example.com`),
          text(),
        ),
        type: fc.oneof(words('email magiclink'), text()),
        token_hash: fc.oneof(fc.constant('f'.repeat(64)), text()),
        refresh_token: text(),
        data: value,
      },
      { requiredKeys: ['email', 'type', 'token_hash', 'refresh_token'] },
    ),
  ),
});

function fileRequest(people: People): fc.Arbitrary<Attack> {
  const name = photoName(people);
  const at = (prefix: string) => name.map((path) => `${prefix}/${path}`);
  const question = { headers: fc.constant(JSON_TYPE) };
  return fc.oneof(
    fc.record({ method: words('GET HEAD PUT PATCH'), path: at(OF_PHOTOS) }),
    fc.record({
      method: fc.constant('GET'),
      path: at('/storage/v1/object/public/inspection_photos'),
      headers: text(20).map((range) => ({ range: `bytes=${range}` })),
    }),
    fc.record({
      method: fc.constant('POST'),
      path: at(OF_PHOTOS),
      headers: fc.record({
        'content-type': words('image/jpeg image/png text/html multipart/form-data;boundary=x x'),
        'x-upsert': words('true false'),
      }),
      body: size(300_000).map((length) =>
        Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(length, 'photo')]),
      ),
    }),
    fc.record({
      ...question,
      method: fc.constant('DELETE'),
      path: fc.constant(OF_PHOTOS),
      body: jsonOf(fc.record({ prefixes: many(1200, fc.oneof(name, text())) })),
    }),
    fc.record({
      ...question,
      method: fc.constant('POST'),
      path: fc.constant('/storage/v1/object/list/inspection_photos'),
      body: jsonOf(
        fc.record({ prefix: text(), limit: fc.nat(1500), offset: fc.nat(1e6), search: text() }),
      ),
    }),
  );
}

const functionRequest = (people: People): fc.Arbitrary<Attack> =>
  fc.record({
    method: fc.constant('POST'),
    path: words(
      'analyze_photos generate_summary review_rows sum_photos delete_report_files none',
    ).map((name) => `/functions/v1/${name}`),
    headers: fc.constant(JSON_TYPE),
    body: jsonOf(
      fc.record({
        observation_id: fc.oneof(
          fc.constantFrom(...people.map((of) => of.observation)),
          id(people),
        ),
        report_id: fc.oneof(fc.constantFrom(...people.map((of) => of.report)), id(people)),
        photo_url: fc.oneof(
          photoName(people).map((name) => `http://127.0.0.1${OF_PHOTOS}/${name}`),
          text(),
        ),
        style_hint: text(),
      }),
    ),
  });

const PAGES =
  `/ /config.json /healthz /model /model/servers /model/download /reports /mailbox /assets/app-1.js /auth/v1/
  /rest/v1/ /storage/v1/ /functions/v1/`.split(/\s+/);
const pageRequest: fc.Arbitrary<Attack> = fc.record({
  method: fc.constantFrom(...METHODS),
  path: mutated(fc.constantFrom(...PAGES)),
});

const anyRequest: fc.Arbitrary<Attack> = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc
    .tuple(words('auth rest storage functions'), mutated(fc.constantFrom(...TABLES)))
    .map(([service, table]) => `/${service}/v1/${table}`),
  headers: fc.record({
    'content-type': words('application/json text/plain application/x-www-form-urlencoded x'),
    'content-encoding': words('identity gzip br'),
  }),
  body: fc.oneof(
    size(500_000).map((length) => Buffer.alloc(length, 'any')),
    fc.uint8Array({ maxLength: 200 }),
    jsonOf(value),
  ),
});

/** Requests of every kind to everything that a host answers: valid ones of their kind, and ones that are spoiled. */
export function requests(people: People): fc.Arbitrary<Attack> {
  const kinds = fc.oneof(
    { weight: 3, arbitrary: dataRequest(people) },
    { weight: 2, arbitrary: fileRequest(people) },
    signInRequest,
    functionRequest(people),
    pageRequest,
    anyRequest,
  );
  const spoiled = kinds.chain((attack) =>
    fc.oneof(
      mutated(fc.constant(attack.path)).map((path) => ({ ...attack, path })),
      mutated(fc.constant(String(attack.body ?? ''))).map((body) => ({ ...attack, body })),
      fc
        .tuple(
          words('accept range prefer accept-profile host origin content-type if-none-match'),
          text(),
        )
        .map(([name, line]) => ({ ...attack, headers: { ...attack.headers, [name]: line } })),
    ),
  );
  return fc
    .oneof({ weight: 3, arbitrary: kinds }, { weight: 2, arbitrary: spoiled })
    .map(makeSendable);
}
