import { type Wall, wall } from './wall.ts';

const FIRST = 'server/first-requests.test.ts';

/** What a start, a visitor's address, the mailbox and the folder of a host give away or hold up. */
export const EDGE_WALLS: Wall[] = [
  wall(
    33,
    'the schema is read before the host is ready',
    'server/backend.ts',
    ['  await connection.introspect({ useCache: true });\n', ''],
    [FIRST, 'find everything prepared, however many come at once'],
  ),
  wall(
    33,
    'the schema is read once, however many ask',
    'server/database/read-schema-once.ts',
    ['connection.exclusively(async () => (schema', 'Promise.resolve().then(async () => (schema'],
    [FIRST, 'share one reading of the schema where it has to be read again'],
  ),
];
