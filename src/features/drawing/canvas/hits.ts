/** The stage's nodes that a press can hit, and their names. */
export type Hit = { kind: 'mark'; id: string } | { kind: 'handle'; handle: number };

export function hitName(hit: Hit): string {
  return hit.kind === 'mark' ? `mark ${hit.id}` : `handle ${String(hit.handle)}`;
}

export function readHit(name: string): Hit | null {
  const [kind, what = ''] = name.split(/ (.*)/su);
  if (kind === 'mark') return { kind, id: what };
  return kind === 'handle' ? { kind, handle: Number(what) } : null;
}
