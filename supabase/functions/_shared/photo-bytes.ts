/** First bytes of the picture formats that the bucket takes; null matches any byte. */
const SIGNATURES: { mediaType: string; bytes: (number | null)[] }[] = [
  { mediaType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mediaType: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  {
    mediaType: 'image/webp',
    // "RIFF", the file's length, "WEBP"
    bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
];

/** A picture's media type by its bytes, never by its name; null for any other format. */
export function detectMediaType(picture: Uint8Array): string | null {
  const match = SIGNATURES.find(({ bytes }) =>
    bytes.every((byte, index) => byte === null || picture[index] === byte),
  );
  return match?.mediaType ?? null;
}
