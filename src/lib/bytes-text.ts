const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Bytes for people: "1.2 GB", "340 MB", "less than 1 MB". */
export function bytesText(bytes: number): string {
  if (bytes >= GB) return `${rounded(bytes / GB, 1)} GB`;
  if (bytes >= MB) return `${rounded(bytes / MB, 0)} MB`;
  return bytes === 0 ? '0 MB' : 'less than 1 MB';
}

const rounded = (value: number, digits: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits }).format(value);
