import { type Attack, type Belongings, JSON_BODY, type Row } from './cell.ts';

const OBJECT = '/storage/v1/object';
const BUCKET = `${OBJECT}/inspection_photos`;
/** The beginning of a JPEG; the storage reads no further. */
const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
const JPEG = { 'content-type': 'image/jpeg' };

type Place = (owner: Belongings, me: Belongings) => string;

const last = (path: string) => path.split('/').at(-1) ?? path;
const cutFileName = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Names of a stored photo of the owner's, plain and in disguise. */
const PLACES: [string, Place][] = [
  ['the owner’s photo', ({ photo }) => photo],
  ['the owner’s folder', ({ photo }) => `${cutFileName(photo)}/new.jpg`],
  ['the own folder', (_, { user, report }) => `${user}/${report}/new.jpg`],
  ['no folder', () => 'new.jpg'],
  ['dots', ({ photo }, { user }) => `${user}/../${photo}`],
  ['encoded dots', ({ photo }, { user }) => `${user}/%2e%2e/${photo}`],
  ['encoded slashes', ({ photo }, { user }) => `${user}%2f..%2f${photo.replaceAll('/', '%2f')}`],
  ['dots encoded twice', ({ photo }, { user }) => `${user}/%252e%252e/${photo}`],
  ['backslashes', ({ photo }, { user }) => `${user}\\..\\${photo}`],
  ['encoded backslashes', ({ photo }, { user }) => `${user}%5c..%5c${photo}`],
  ['a null character', ({ photo }, { user }) => `${user}/x%00/../${photo}`],
  ['a slash before', ({ photo }) => `/${photo}`],
  ['slashes inside', ({ photo }) => photo.replaceAll('/', '//')],
  ['a slash behind', ({ photo }) => `${photo}/`],
  ['dot folders', ({ photo }) => photo.replaceAll('/', '/./')],
  ['capitals', ({ photo }) => photo.toUpperCase()],
  [
    'an encoded letter',
    ({ photo }) => photo.replace(/[a-f]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ],
  ['a blank behind the person', ({ photo, user }) => photo.replace(user, `${user}%20`)],
  ['a wide slash', ({ photo }, { user }) => `${user}%ef%bc%8f..%ef%bc%8f${photo}`],
  ['broken percent', ({ photo }) => `%zz/${photo}`],
  ['broken UTF-8', ({ photo }) => `%ff%fe/${photo}`],
  ['out of the storage', () => '../../../secrets.json'],
  ['out of the storage, encoded', () => '%2e%2e%2f%2e%2e%2f%2e%2e%2fsecrets.json'],
  ['out of the own folder', (_, { user }) => `${user}/..%2f..%2f..%2fsecrets.json`],
  ['a name of 300 letters', (_, { user }) => `${user}/${'a'.repeat(300)}`],
  ['a name of 3,000 letters', (_, { user }) => `${user}/${'a/'.repeat(1500)}`],
  ['the database’s file', () => 'PG_VERSION'],
];

/** Everything tried on the buckets. */
export function fileRows(): Row[] {
  return [
    ...buildRows('files', 'inspection_photos'),
    ...uploadRows(),
    ...otherRows(),
    ...buildRows('originals', 'inspection_originals'),
  ];
}

function buildRows(what: string, bucket: string): Row[] {
  const at = (verb: string, method: string, root: string, more: Partial<Attack> = {}) =>
    PLACES.map(([place, buildPath]) =>
      row(
        `${verb} ${place}`,
        method === 'POST',
        (owner, me) => ({ method, path: `${root}/${buildPath(owner, me)}`, ...more }),
        what,
      ),
    );
  const root = `${OBJECT}/${bucket}`;
  return [
    ...at('upload', 'POST', root, { headers: JPEG, body: PHOTO }),
    ...at('overwrite', 'POST', root, { headers: { ...JPEG, 'x-upsert': 'true' }, body: PHOTO }),
    ...at('download', 'GET', root),
    ...at('look', 'HEAD', root),
    ...at('public', 'GET', `${OBJECT}/public/${bucket}`),
    ...listRows(what, bucket),
    ...removalRows(what, root),
  ];
}

function row(name: string, writes: boolean, attack: Row['attack'], what = 'files'): Row {
  return { name: `${what} ${name}`, writes, attack };
}

function listRows(what: string, bucket: string): Row[] {
  const list = (trick: string, body: (owner: Belongings, me: Belongings) => unknown) =>
    row(
      `list ${trick}`,
      false,
      (owner, me) => ({
        method: 'POST',
        path: `${OBJECT}/list/${bucket}`,
        headers: JSON_BODY,
        body: JSON.stringify(body(owner, me)),
      }),
      what,
    );
  return [
    list('the owner’s report', ({ photo }) => ({ prefix: cutFileName(photo) })),
    list('the owner’s folder', ({ user }) => ({ prefix: user })),
    list('everything', () => ({ prefix: '' })),
    list('a wildcard', () => ({ prefix: '%' })),
    list('a wildcard for a letter', ({ user }) => ({ prefix: user.replace(/./g, '_') })),
    list('dots', ({ user }, me) => ({ prefix: `${me.user}/../${user}` })),
    list('a search', ({ user }) => ({ prefix: '', search: user })),
    list('SQL in the order', () => ({
      prefix: '',
      sortBy: { column: 'name; drop table', order: 'asc' },
    })),
    list('another column', () => ({ prefix: '', sortBy: { column: 'owner', order: 'asc' } })),
    list('too many', () => ({ prefix: '', limit: 1001 })),
    list('from behind', () => ({ prefix: '', offset: -1 })),
    list('from far', () => ({ prefix: '', offset: 999_999_999 })),
    list('a list', () => [{ prefix: '' }]),
    list('a list for a prefix', ({ user }) => ({ prefix: [user] })),
    list('nothing', () => null),
  ];
}

function removalRows(what: string, root: string): Row[] {
  const remove = (trick: string, prefixes: (owner: Belongings, me: Belongings) => unknown) =>
    row(
      `remove ${trick}`,
      true,
      (owner, me) => ({
        method: 'DELETE',
        path: root,
        headers: JSON_BODY,
        body: JSON.stringify({ prefixes: prefixes(owner, me) }),
      }),
      what,
    );
  return [
    remove('the owner’s photo', ({ photo }) => [photo]),
    remove('own and owner’s', ({ photo }, me) => [me.photo, photo]),
    remove('the owner’s folder', ({ user }) => [user]),
    remove('a wildcard', () => ['%']),
    remove('dots', ({ photo }, me) => [`${me.user}/../${photo}`]),
    remove('encoded dots', ({ photo }, me) => [`${me.user}/%2e%2e/${photo}`]),
    remove('out of the storage', () => ['../../../secrets.json']),
    remove('an empty name', () => ['']),
    remove('a number', () => [1]),
    remove('no list', ({ photo }) => photo),
    remove('no names', () => []),
    remove('one name twice', ({ photo }) => [photo, photo]),
    row(
      'remove one by one',
      true,
      ({ photo }) => ({ method: 'DELETE', path: `${root}/${photo}` }),
      what,
    ),
  ];
}

/** Uploads into one's own folder that are no photo, or say that they are something else. */
function uploadRows(): Row[] {
  const upload = (
    trick: string,
    attack: Partial<Attack>,
    path: Place = (_, me) => `${me.user}/${me.report}/new.jpg`,
  ) =>
    row(`upload ${trick}`, true, (owner, me) => ({
      method: 'POST',
      path: `${BUCKET}/${path(owner, me)}`,
      headers: JPEG,
      body: PHOTO,
      ...attack,
    }));
  const form = (text: string) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: text,
  });
  return [
    upload('a page', { headers: { 'content-type': 'text/html' } }),
    upload('a page that says it is a photo', { body: '<!doctype html><script>1</script>' }),
    upload('a drawing', { headers: { 'content-type': 'image/svg+xml' } }),
    upload('no type', { headers: {} }),
    upload('two types', { headers: { 'content-type': 'image/jpeg, text/html' } }),
    upload('a type with a script', { headers: { 'content-type': 'image/jpeg; <script>' } }),
    upload('nothing', { body: '' }),
    upload(
      'a form without a file',
      form('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'),
    ),
    upload('a form cut off', form('--x\r\ncontent-disposition: form-data')),
    upload('by PUT', { method: 'PUT' }),
    upload('owned by the owner', { headers: { ...JPEG, 'x-owner': 'owner', owner_id: 'owner' } }),
    upload(
      'as another person by a header',
      { headers: { ...JPEG, 'x-metadata': 'e30=' } },
      ({ photo }) => photo,
    ),
    upload('into a bucket in disguise', { path: `${OBJECT}/inspection%5Fphotos/new.jpg` }),
    upload('into another bucket', { path: `${OBJECT}/secrets/new.jpg` }),
    upload('into a bucket of dots', { path: `${OBJECT}/%2e%2e/new.jpg` }),
  ];
}

const OTHERS: [string, string, Place][] = [
  ['GET', 'bucket', () => '/bucket'],
  ['GET', 'bucket by name', () => '/bucket/inspection_photos'],
  ['POST', 'bucket', () => '/bucket'],
  ['PUT', 'bucket by name', () => '/bucket/inspection_photos'],
  ['DELETE', 'bucket by name', () => '/bucket/inspection_photos'],
  ['POST', 'emptying', () => '/bucket/inspection_photos/empty'],
  ['POST', 'signing', ({ photo }) => `/object/sign/inspection_photos/${photo}`],
  ['GET', 'signed', ({ photo }) => `/object/sign/inspection_photos/${photo}?token=x`],
  ['POST', 'signed upload', ({ photo }) => `/object/upload/sign/inspection_photos/${photo}`],
  ['POST', 'moving', () => '/object/move'],
  ['POST', 'copying', () => '/object/copy'],
  ['GET', 'info', ({ photo }) => `/object/info/inspection_photos/${photo}`],
  ['GET', 'authenticated', ({ photo }) => `/object/authenticated/inspection_photos/${photo}`],
  ['GET', 'drawn smaller', ({ photo }) => `/render/image/public/inspection_photos/${photo}`],
  ['POST', 'resumable', () => '/upload/resumable'],
  ['GET', 'S3', () => '/s3/inspection_photos'],
  ['POST', 'list version 2', () => '/object/list-v2/inspection_photos'],
];

/** Requests that Supabase's storage service offers and the product does not use. */
function otherRows(): Row[] {
  return OTHERS.map(([method, name, path]) =>
    row(`${method} ${name}`, method !== 'GET', (owner, me) => ({
      method,
      path: `/storage/v1${path(owner, me)}`,
      headers: JSON_BODY,
      ...(method === 'GET'
        ? {}
        : {
            body: JSON.stringify({
              id: 'inspection_photos',
              bucketId: 'inspection_photos',
              sourceKey: owner.photo,
              destinationKey: `${me.user}/${last(owner.photo)}`,
              expiresIn: 60,
            }),
          }),
    })),
  );
}
