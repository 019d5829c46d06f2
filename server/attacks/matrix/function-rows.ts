import { ADDRESSES, type Attack, type Belongings, JSON_BODY, type Row } from './cell.ts';

type Body = (owner: Belongings, me: Belongings) => unknown;

const photoUrl = ({ photo }: Belongings) =>
  `http://127.0.0.1/storage/v1/object/public/inspection_photos/${photo}`;
const analysis = (of: Belongings) => ({
  observation_id: of.observation,
  report_id: of.report,
  photo_url: photoUrl(of),
});
/** Somebody else's address than the person's who asks: naming one's own would delete one's account. */
const anothers = (owner: Belongings, me: Belongings) =>
  me.user === owner.user ? ADDRESSES.stranger : ADDRESSES.owner;

/** Everything tried on the functions. */
export function functionRows(): Row[] {
  return [
    ...tricks('analyze_photos', analysis),
    call('analyze_photos', 'own row, owner’s photo', (owner, me) => ({
      ...analysis(me),
      photo_url: photoUrl(owner),
    })),
    call('analyze_photos', 'own report, owner’s row', (owner, me) => ({
      ...analysis(owner),
      report_id: me.report,
    })),
    call('analyze_photos', 'owner’s report, own row', (owner, me) => ({
      ...analysis(me),
      report_id: owner.report,
    })),
    call('analyze_photos', 'another server’s photo', (_, me) => ({
      ...analysis(me),
      photo_url: 'http://169.254.169.254/',
    })),
    call('analyze_photos', 'a file', (_, me) => ({
      ...analysis(me),
      photo_url: 'file:///etc/passwd',
    })),
    call('analyze_photos', 'dots in an address', (owner, me) => ({
      ...analysis(me),
      photo_url: photoUrl(me).replace(me.user, `${me.user}/../${owner.user}`),
    })),
    ...tricks('generate_summary', ({ report }) => ({ report_id: report })),
    call('generate_summary', 'a long style', ({ report }) => ({
      report_id: report,
      style_hint: 'x'.repeat(2001),
    })),
    ...tricks('review_rows', ({ report }) => ({ report_id: report })),
    ...tricks('sum_photos', ({ report }) => ({ report_id: report })),
    ...tricks('delete_report_files', ({ report }) => ({ report_id: report })),
    call('delete_report_files', 'dots for an id', (owner) => ({
      report_id: `../${owner.user}/${owner.report}`,
    })),
    call('delete_report_files', 'a wildcard', () => ({ report_id: '%' })),
    ...tricks('delete_account', (owner, me) => ({ email: anothers(owner, me) })),
    call('delete_account', 'a wildcard', () => ({ email: '%' })),
    call('delete_account', 'two addresses', () => ({ email: Object.values(ADDRESSES).join() })),
    call('delete_account', 'a forged person', (owner, me) => ({
      email: anothers(owner, me),
      user_id: me.user,
      id: owner.user,
    })),
    ...tricks('nothing', () => ({})),
  ];
}

/** Tricks for every function, around a body that is the owner's. */
function tricks(
  name: string,
  body: (owner: Belongings, me: Belongings) => Record<string, unknown>,
): Row[] {
  const of = (
    trick: string,
    change: (value: Record<string, unknown>) => unknown,
    attack?: Partial<Attack>,
  ) => call(name, trick, (owner, me) => change(body(owner, me)), attack);
  const at = (path: string, method = 'POST') => ({ method, path: `/functions/v1/${path}` });
  return [
    of('plain', (value) => value),
    of('a list', (value) => [value]),
    of('a text', (value) => JSON.stringify(value)),
    of('nothing', () => null),
    of('more fields', (value) => ({ ...value, user_id: value['report_id'], role: 'service_role' })),
    of('SQL for an id', (value) => ({ ...value, report_id: "' or 1=1 --" })),
    of('a list for an id', (value) => ({ ...value, report_id: [value['report_id']] })),
    of('broken JSON', () => undefined, { body: '{"report_id":' }),
    of('as text', (value) => value, { headers: { 'content-type': 'text/plain' } }),
    of('by GET', (value) => value, at(name, 'GET')),
    of('by PUT', (value) => value, at(name, 'PUT')),
    of('by DELETE', (value) => value, at(name, 'DELETE')),
    of('a slash behind', (value) => value, at(`${name}/`)),
    of('an encoded name', (value) => value, at(name.replace('_', '%5F'))),
    of('capitals', (value) => value, at(name.toUpperCase())),
    of('dots', (value) => value, at(`x/../${name}`)),
  ];
}

function call(name: string, trick: string, body: Body, attack: Partial<Attack> = {}): Row {
  return {
    name: `${name} call ${trick}`,
    writes: true,
    attack: (owner, me) => {
      const method = attack.method ?? 'POST';
      return {
        method,
        path: `/functions/v1/${name}`,
        headers: JSON_BODY,
        ...(method === 'GET' ? {} : { body: JSON.stringify(body(owner, me)) ?? '' }),
        ...attack,
      };
    },
  };
}
