/**
 * A JPEG segment (APP2) with the profile of Adobe RGB (1998) in 280 bytes: its three colours under D50 and a curve of
 * 563/256, as specified.
 */
const SEGMENT =
  '/+IBKElDQ19QUk9GSUxFAAEBAAABGAAAAAACAAAAbW50clJHQiBYWVogAAAAAAAAAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGclhZWgAAAMwAAAAUZ1hZWgAAAOAAAAAUYlhZWgAAAPQAAAAUclRSQwAAAQgAAAAOZ1RSQwAAAQgAAAAOYlRSQwAAAQgAAAAOWFlaIAAAAAAAAJwYAABPpQAABPxYWVogAAAAAAAANI0AAKAsAAAPlVhZWiAAAAAAAAAmMQAAEC8AAL6cY3VydgAAAAAAAAABAjMAAA==';

/** Adds the profile that a camera implied (DCF 2.0, "R03") but did not write; browsers need one. */
export function withAdobeRgb(jpeg: Uint8Array<ArrayBuffer>): Blob {
  const segment = Uint8Array.from(atob(SEGMENT), (letter) => letter.charCodeAt(0));
  return new Blob([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
