import { reasonToRefuse } from '../../http/rest-request.ts';
import type { Row } from './cell.ts';
import { createBelongings } from './world.ts';

const PERSON = createBelongings('00000000-0000-4000-8000-000000000000', '1');

/** Whether the data service refuses a row for what it asks, which it sees before it looks at a token or a database. */
export function isUnoffered({ attack }: Row): boolean {
  const { method, path, headers = {} } = attack(PERSON, PERSON);
  if (!path.startsWith('/rest/v1/')) return false;
  const request = new Request(`http://127.0.0.1${path.replaceAll(' ', '%20')}`, {
    method,
    headers,
  });
  return reasonToRefuse(request) !== null;
}
