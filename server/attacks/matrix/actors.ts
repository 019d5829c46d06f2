import { decode, sign } from 'hono/jwt';
import type { Host } from '../../start-host.ts';
import { readAccessToken, type Person, publishableKey, signIn } from '../../../testing/people.ts';
import { ADDRESSES } from './cell.ts';

/** The faults of a token that is otherwise the owner's. */
export const REFUSED = [
  'an expiry in the past',
  'a session signed out',
  'a stranger’s signature',
  'a role changed',
  'no algorithm',
  'no algorithm and every right',
  'another secret',
  'another secret and every right',
  'the publishable key for a secret',
  'a session of nobody',
  'another audience',
  'nothing of a token',
] as const;

type Headers = Record<string, string>;

export interface Cast {
  owner: Person;
  stranger: Person;
  tokens: { owner: string; stranger: string; signedOut: string };
  /** The senders of a request, by their headers. */
  actors: Record<'keyless' | 'visitor' | 'owner' | 'stranger', Headers>;
  refused: Record<(typeof REFUSED)[number], Headers>;
}

/** The secret with which the host of a scene signs tokens. */
export const JWT_SECRET = 'of a scene alone, and long enough to be taken';

/** Signs everybody in, and makes the tokens of those who only pretend to be. */
export async function createCast(host: Host): Promise<Cast> {
  const apikey = await publishableKey(host.url);
  const owner = await signIn(host.url, ADDRESSES.owner);
  const stranger = await signIn(host.url, ADDRESSES.stranger);
  const gone = await signIn(host.url, ADDRESSES.owner);
  const tokens = {
    owner: await readAccessToken(owner),
    stranger: await readAccessToken(stranger),
    signedOut: await readAccessToken(gone),
  };
  await gone.client.auth.signOut({ scope: 'local' });

  const { payload } = decode(tokens.owner);
  const service = { ...payload, role: 'service_role' };
  const [header, , signature] = tokens.owner.split('.');
  const [strangersHeader, , strangersSignature] = tokens.stranger.split('.');
  const by = (bearer: string) => ({ apikey, authorization: `Bearer ${bearer}` });
  const signed = async (claims: object, key: string) => by(await sign({ ...claims }, key, 'HS256'));
  const unsigned = (claims: object) =>
    by(`${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`);
  return {
    owner,
    stranger,
    tokens,
    actors: {
      keyless: {},
      visitor: by(apikey),
      owner: by(tokens.owner),
      stranger: by(tokens.stranger),
    },
    refused: {
      'an expiry in the past': await signed({ ...payload, exp: 1_000_000_000 }, JWT_SECRET),
      'a session signed out': by(tokens.signedOut),
      'a stranger’s signature': by(`${strangersHeader}.${base64(payload)}.${strangersSignature}`),
      'a role changed': by(`${header}.${base64(service)}.${signature}`),
      'no algorithm': unsigned(payload),
      'no algorithm and every right': unsigned(service),
      'another secret': await signed(payload, 'not the secret of this host'),
      'another secret and every right': await signed(service, 'not the secret of this host'),
      'the publishable key for a secret': await signed(service, apikey),
      'a session of nobody': await signed({ ...payload, session_id: stranger.id }, JWT_SECRET),
      'another audience': await signed({ ...payload, aud: 'service' }, JWT_SECRET),
      'nothing of a token': by('x.y.z'),
    },
  };
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
