/** The stage's nodes that a press can hit, and their names. */
export type Hit =
  | { kind: 'mark'; id: string }
  | { kind: 'line'; index: number }
  | { kind: 'handle'; handle: number };

export function hitName(hit: Hit): string {
  if (hit.kind === 'mark') return `mark ${hit.id}`;
  return hit.kind === 'line' ? `line ${String(hit.index)}` : `handle ${String(hit.handle)}`;
}

export function readHit(name: string): Hit | null {
  const [kind, what = ''] = name.split(/ (.*)/su);
  if (kind === 'mark') return { kind, id: what };
  if (kind === 'line') return { kind, index: Number(what) };
  return kind === 'handle' ? { kind, handle: Number(what) } : null;
}
