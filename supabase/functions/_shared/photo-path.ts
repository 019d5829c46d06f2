import { PUBLIC_PHOTO_PATH } from './contract.ts';

/**
 * The storage path in a photo's public URL, when that path is `<user>/<report>/<file>`; null for any
 * other address. The host part is not compared: the URL is never fetched, and the same storage is
 * known by more than one name (a public one, and the functions' own).
 */
export function photoPathOf(photoUrl: string, userId: string, reportId: string): string | null {
  if (!URL.canParse(photoUrl)) return null;
  const { pathname } = new URL(photoUrl);
  const start = pathname.indexOf(PUBLIC_PHOTO_PATH);
  if (start === -1) return null;
  const parts = pathname
    .slice(start + PUBLIC_PHOTO_PATH.length)
    .split('/')
    .map(decoded);
  const [user, report, file] = parts;
  if (parts.length !== 3 || user !== userId || report !== reportId) return null;
  // A decoded separator or dot segment would lead out of the folder that was just checked.
  if (!file || file === '.' || file === '..' || /[/\\]/.test(file)) return null;
  return `${user}/${report}/${file}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
