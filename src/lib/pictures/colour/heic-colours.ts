import { createByteReader } from '../formats/byte-reader';
import { metaBox } from '../formats/heic';
import { shownProperties } from '../formats/heic-items';
import { codedColours, type ColourSpace } from './colour-space';
import { readIccProfile } from './icc-profile';
import { isSrgb } from './to-srgb';

/**
 * The colours of a HEIF container's primary picture, by its profile, else by its codes. Null for sRGB, or where
 * unsupported.
 */
export function readHeicColours(bytes: Uint8Array): ColourSpace | null {
  const meta = metaBox(bytes);
  if (!meta) return null;
  const { text, u16 } = createByteReader(bytes);
  const boxes = shownProperties(bytes, meta);
  const ofKind = (...kinds: string[]) =>
    boxes.find(({ type, start }) => type === 'colr' && kinds.includes(text(start, 4)));
  const profile = ofKind('prof', 'rICC');
  const icc = profile && readIccProfile(bytes.subarray(profile.start + 4, profile.end));
  const coded = ofKind('nclx');
  const colours = icc ?? (coded ? codedColours(u16(coded.start + 4), u16(coded.start + 6)) : null);
  return colours && isSrgb(colours) ? null : colours;
}
