import { isLoopbackName } from './exposure.ts';
import type { HostSettings } from './settings.ts';

/** The addresses under which people reach this host; the first is the one it names itself by. */
export function listOrigins(
  { host, publicUrl }: Pick<HostSettings, 'host' | 'publicUrl'>,
  port: number,
): [string, ...string[]] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const own = new URL(buildLocalUrl(host, port)).hostname;
  const all = [own, 'localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  const first = publicUrl ?? `http://${own}:${port}`;
  const isLocal = isEverywhere || isLoopbackName(own);
  return [first, ...(isLocal ? all.filter((origin) => origin !== first) : [])];
}

/** This host's own address on this machine, also where people come through a proxy. */
export function buildLocalUrl(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
