export interface ByteRange {
  start: number;
  /** The last byte, included. */
  end: number;
}

/**
 * The single range that a Range header requests of `size` bytes. Null for the whole body: no
 * header, a malformed one, or several ranges, which a server may answer like that (RFC 9110, 14.2).
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}
