/**
 * A segment of a JPEG (APP2) with the profile of Adobe RGB (1998) in 280 bytes: its three colours under D50 and a curve
 * of 563/256, as its specification has them.
 */
const SEGMENT =
  '/+IBKElDQ19QUk9GSUxFAAEBAAABGAAAAAACAAAAbW50clJHQiBYWVogAAAAAAAAAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y0AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGclhZWgAAAMwAAAAUZ1hZWgAAAOAAAAAUYlhZWgAAAPQAAAAUclRSQwAAAQgAAAAOZ1RSQwAAAQgAAAAOYlRSQwAAAQgAAAAOWFlaIAAAAAAAAJwYAABPpQAABPxYWVogAAAAAAAANI0AAKAsAAAPlVhZWiAAAAAAAAAmMQAAEC8AAL6cY3VydgAAAAAAAAABAjMAAA==';

/** A JPEG with the profile that its camera means (DCF 2.0, "R03") and has not written; browsers ask for one. */
export function withAdobeRgb(jpeg: Uint8Array<ArrayBuffer>): Blob {
  const segment = Uint8Array.from(atob(SEGMENT), (letter) => letter.charCodeAt(0));
  return new Blob([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
