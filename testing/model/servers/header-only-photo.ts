/**
 * The beginning of a JPEG of this size, some hundred bytes long: enough for anyone who counts or measures photos
 * and decodes none. Each number makes another photo.
 */
export function headerOnlyPhoto(
  number: number,
  width = 2560,
  height = 1920,
): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(`photo ${number}`.padEnd(64));
  const twoBytes = (value: number) => [value >> 8, value & 0xff];
  const comment = [0xff, 0xfe, ...twoBytes(name.length + 2), ...name];
  const components = [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1];
  const frame = [0xff, 0xc0, ...twoBytes(17), 8, ...twoBytes(height), ...twoBytes(width)];
  return Uint8Array.from([0xff, 0xd8, ...comment, ...frame, ...components, 0xff, 0xd9]);
}
