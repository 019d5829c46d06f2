import { type Belongings, JSON_BODY, type Row } from './cell.ts';

export interface Table {
  name: string;
  key: string;
  /** The key of the person's own row. */
  pickId(of: Belongings): string;
  /** A row to add in a person's name. */
  row(of: Belongings): Record<string, unknown>;
  change: Record<string, unknown>;
}

type Trick = (table: Table) => Row[];
type Both = (owner: Belongings, me: Belongings) => unknown;

/** A request with a body; a body that is a text is sent as it is. */
function write(
  method: string,
  table: Table,
  verb: string,
  trick: string,
  options: {
    query?: (owner: Belongings, me: Belongings) => string;
    body?: Both;
    prefer?: string;
    headers?: Record<string, string>;
  },
): Row {
  const { query, body, prefer, headers = {} } = options;
  return {
    name: `${table.name} ${verb} ${trick}`,
    writes: true,
    attack: (owner, me) => {
      const value = body?.(owner, me);
      const search = query?.(owner, me) ?? '';
      return {
        method,
        path: `/rest/v1/${table.name}${search && `?${search}`}`,
        headers: { ...JSON_BODY, ...(prefer ? { prefer } : {}), ...headers },
        ...(body ? { body: typeof value === 'string' ? value : JSON.stringify(value) } : {}),
      };
    },
  };
}

const inserts: Trick = (table) => {
  const insert = (trick: string, body: Both, more: Parameters<typeof write>[4] = {}) =>
    write('POST', table, 'insert', trick, { ...more, body });
  const { row } = table;
  const key = (of: Belongings) => ({ [table.key]: table.pickId(of) });
  return [
    insert('in the own name', (_, me) => row(me)),
    insert('in the owner’s name', (owner) => row(owner)),
    insert('and read back', (owner) => row(owner), { prefer: 'return=representation' }),
    insert('own name on the owner’s report', (owner, me) => ({ ...row(owner), user_id: me.user })),
    insert('owner’s name on the own report', (owner, me) => ({ ...row(me), user_id: owner.user })),
    insert('with the owner’s id', (owner, me) => ({ ...row(me), ...key(owner) })),
    insert('without a name', (_, me) => ({ ...row(me), user_id: null })),
    insert('a list of one', (owner) => [row(owner)]),
    insert('own and owner’s in one body', (owner, me) => [row(me), row(owner)]),
    insert('a name given twice', (owner, me) => {
      const text = JSON.stringify({ ...row(me), user_id: me.user });
      return text.replace('{', `{"user_id":"${owner.user}",`);
    }),
    insert('a name given twice, own first', (owner, me) => {
      const text = JSON.stringify({ ...row(me), user_id: me.user });
      return text.replace(/\}$/, `,"user_id":"${owner.user}"}`);
    }),
    insert('a name in capitals', (owner, me) => ({ ...row(me), USER_ID: owner.user })),
    insert('a name in quotes', (owner, me) => ({ ...row(me), '"user_id"': owner.user })),
    insert('an unknown column', (_, me) => ({ ...row(me), is_admin: true })),
    insert('an object for a name', (owner, me) => ({ ...row(me), user_id: { eq: owner.user } })),
    insert('a prototype', (owner, me) =>
      JSON.stringify(row(me)).replace('{', `{"__proto__":{"user_id":"${owner.user}"},`),
    ),
    insert('some columns alone', (owner) => row(owner), { query: () => 'columns=id' }),
    insert('a date of another time', (_, me) => ({ ...row(me), created_at: '1970-01-01' })),
    insert('a text too long', (_, me) => ({ ...row(me), ...tooLong(table) })),
    insert('nothing', () => 'null'),
    insert('an empty list', () => []),
    insert('a list in a list', (owner) => [[row(owner)]]),
    insert('a hundred and one rows', (owner) => Array.from({ length: 101 }, () => row(owner))),
    insert('broken JSON', () => '{"user_id":'),
    insert('a null character', (_, me) => ({ ...row(me), ...table.change, title: '\u0000' })),
    insert('half a character', (_, me) =>
      JSON.stringify(row(me)).replace('}', ',"title":"\\ud800"}'),
    ),
    insert('CSV', (owner) => `user_id\n${owner.user}`, { headers: { 'content-type': 'text/csv' } }),
    insert('a form', (owner) => `user_id=${owner.user}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    insert('into another schema', (owner) => row(owner), {
      headers: { 'content-profile': 'auth' },
    }),
    insert('another method in a header', (owner) => row(owner), {
      headers: { 'x-http-method-override': 'PATCH' },
    }),
  ];
};

/** The text that the table has, longer than any may be. */
function tooLong({ change }: Table): Record<string, unknown> {
  return Object.fromEntries(Object.keys(change).map((column) => [column, 'x'.repeat(20_001)]));
}

const updates: Trick = (table) => {
  const { change, pickId, key } = table;
  const update = (
    trick: string,
    body: Both,
    query?: (owner: Belongings, me: Belongings) => string,
    prefer?: string,
  ) =>
    write('PATCH', table, 'update', trick, {
      body,
      ...(query ? { query } : {}),
      ...(prefer ? { prefer } : {}),
    });
  const owners = (owner: Belongings) => `${key}=eq.${pickId(owner)}`;
  const own = (_: Belongings, me: Belongings) => `${key}=eq.${pickId(me)}`;
  return [
    update('the owner’s row', () => change, owners),
    update('and read back', () => change, owners, 'return=representation'),
    update(
      'by the owner’s name',
      () => change,
      (owner) => `user_id=eq.${owner.user}`,
    ),
    update('everything', () => change),
    update(
      'two ids',
      () => change,
      (owner, me) => `${key}=in.(${pickId(owner)},${pickId(me)})`,
    ),
    update('the own row to the owner', (owner) => ({ user_id: owner.user }), own),
    update('the own row to the owner’s report', (owner) => ({ report_id: owner.report }), own),
    update('the own row’s id to the owner’s', (owner) => ({ id: owner.observation }), own),
    update('the owner’s row to oneself', (_, me) => ({ user_id: me.user }), owners),
    update('the owner’s row to the own report', (_, me) => ({ report_id: me.report }), owners),
    update('the date of making', () => ({ created_at: '1970-01-01' }), owners),
    update('a text too long', () => tooLong(table), owners),
    update('an unknown column', () => ({ is_admin: true }), owners),
    update('nothing', () => ({}), owners),
    update('a list', () => [change], owners),
    update(
      'a limit alone',
      () => change,
      () => `limit=1&order=${key}`,
    ),
    update(
      'a negation',
      () => change,
      (_, me) => `${key}=neq.${pickId(me)}`,
    ),
    update(
      'or',
      () => change,
      (owner) => `or=(${key}.eq.${pickId(owner)})`,
    ),
    update(
      'with conflicts',
      () => change,
      (owner) => `${owners(owner)}&on_conflict=${key}`,
    ),
  ];
};

const removals: Trick = (table) => {
  const { pickId, key } = table;
  const remove = (
    trick: string,
    query?: (owner: Belongings, me: Belongings) => string,
    prefer?: string,
  ) =>
    write('DELETE', table, 'delete', trick, {
      ...(query ? { query } : {}),
      ...(prefer ? { prefer } : {}),
    });
  return [
    remove('the owner’s row', (owner) => `${key}=eq.${pickId(owner)}`),
    remove('and read back', (owner) => `${key}=eq.${pickId(owner)}`, 'return=representation'),
    remove('by the owner’s name', (owner) => `user_id=eq.${owner.user}`),
    remove('everything'),
    remove('two ids', (owner, me) => `${key}=in.(${pickId(owner)},${pickId(me)})`),
    remove('not null', () => `${key}=not.is.null`),
    remove('a pattern', () => `${key}=like.*`),
    remove('or', (owner) => `or=(${key}.eq.${pickId(owner)})`),
    remove('a limit alone', () => `limit=1&order=${key}`),
  ];
};

const upserts: Trick = (table) => {
  const { change, pickId, key, row } = table;
  const merge = 'resolution=merge-duplicates';
  const upsert = (trick: string, body: Both, query?: string, prefer = merge, method = 'POST') =>
    write(method, table, 'upsert', trick, {
      body,
      prefer,
      ...(query ? { query: () => query } : {}),
    });
  const over = (owner: Belongings, name: Belongings) => ({
    ...row(name),
    ...('user_id' in row(name) ? { user_id: name.user } : {}),
    [key]: pickId(owner),
    ...change,
  });
  return [
    upsert('over the owner’s row in the owner’s name', (owner) => over(owner, owner)),
    upsert('over the owner’s row in the own name', (owner, me) => over(owner, me)),
    upsert('on the key', (owner, me) => over(owner, me), `on_conflict=${key}`),
    upsert(
      'on the owner’s report',
      (owner, me) => ({ ...over(owner, me), report_id: owner.report }),
      `on_conflict=${key}`,
    ),
    upsert('on another column', (owner, me) => over(owner, me), 'on_conflict=user_id'),
    upsert('on an unknown column', (owner, me) => over(owner, me), 'on_conflict=nothing'),
    upsert('own and owner’s in one body', (owner, me) => [over(me, me), over(owner, me)]),
    upsert(
      'leaving what is there',
      (owner, me) => over(owner, me),
      '',
      'resolution=ignore-duplicates',
    ),
    upsert('and read back', (owner, me) => over(owner, me), '', `${merge},return=representation`),
    upsert('by PUT', (owner, me) => over(owner, me), '', merge, 'PUT'),
  ];
};

/** Ways to write into what is not one's own. */
export const WRITES: Trick[] = [inserts, updates, removals, upserts];
