import type { Attack } from '../matrix/cell.ts';

/** Encodes text for an address; half a character becomes a whole one, which encodeURIComponent insists on. */
export const encoded = (plain: string) => encodeURIComponent(Buffer.from(plain).toString());

/** Turns an attack into a request that Node's client can send; no HTTP client sends rawer ones. */
export function makeSendable({ path, headers = {}, body, ...rest }: Attack): Attack {
  const plain = path.replace(/[^\x21-\x7e]+/g, encoded);
  const lines = Object.entries(headers).map(([name, line]) => [
    name,
    line.replace(/[^\x20-\x7e]/g, '?').slice(0, 8000),
  ]);
  return {
    ...rest,
    path: plain.startsWith('/') ? plain.slice(0, 12_000) : `/${plain.slice(0, 12_000)}`,
    headers: Object.fromEntries(lines) as Record<string, string>,
    ...(body === undefined || ['GET', 'HEAD'].includes(rest.method) ? {} : { body }),
  };
}
