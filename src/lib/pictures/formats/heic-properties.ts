import { boxesIn, type Box } from './boxes';
import { createByteReader } from './byte-reader';

/** The property boxes of the picture that a HEIF container shows first (ISO/IEC 23008-12); `meta` is its box of items. */
export function shownProperties(bytes: Uint8Array, meta: Box): Box[] {
  const { u8, u16, u32 } = createByteReader(bytes);
  const inside = (box: Box | undefined, gap = 0) =>
    box ? [...boxesIn(bytes, box.start + gap, box.end)] : [];
  const items = inside(meta, 4);
  const primary = items.find(({ type }) => type === 'pitm');
  const properties = inside(items.find(({ type }) => type === 'iprp'));
  const all = inside(properties.find(({ type }) => type === 'ipco'));
  if (!primary) return [];
  const shown = u8(primary.start) === 0 ? u16(primary.start + 4) : u32(primary.start + 4);
  const own: Box[] = [];
  for (const { start, end } of properties.filter(({ type }) => type === 'ipma')) {
    const isWide = u8(start) > 0;
    const isLong = (u8(start + 3) & 1) === 1;
    let at = start + 8;
    for (let left = u32(start + 4); left > 0 && at < end; left -= 1) {
      const item = isWide ? u32(at) : u16(at);
      at += isWide ? 4 : 2;
      for (let count = u8(at++); count > 0 && at < end; count -= 1) {
        const property = all[(isLong ? u16(at) & 0x7fff : u8(at) & 0x7f) - 1];
        at += isLong ? 2 : 1;
        if (item === shown && property) own.push(property);
      }
    }
  }
  return own;
}
