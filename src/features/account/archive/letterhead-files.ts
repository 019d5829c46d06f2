import {
  type LetterheadPicture,
  PICTURE_KINDS,
  pictureBytes,
  pictureSchema,
} from '@/records/letterhead';
import type { OwnRows } from '../schema';

type LetterheadRow = OwnRows['letterheads'][number];

interface LetterheadFile {
  path: string;
  content: string | Uint8Array;
}

const FOLDER = 'firm and author';
const ENDINGS: Record<LetterheadPicture['media_type'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
};
const LINES = [
  ['Firm', 'firm_name'],
  ['Address', 'firm_address'],
  ['Registration', 'firm_registration'],
  ['Phone', 'firm_phone'],
  ['E-mail', 'firm_email'],
  ['Website', 'firm_website'],
  ['Author', 'author_name'],
  ['Letters after the name', 'author_letters'],
  ['Membership number', 'author_membership'],
] as const satisfies [label: string, name: keyof LetterheadRow][];

/** A person's firm and author as files: the entered text, and the pictures. None without a letterhead. */
export function letterheadFiles([letterhead]: LetterheadRow[]): LetterheadFile[] {
  if (!letterhead) return [];
  const lines = LINES.filter(([, name]) => letterhead[name].trim() !== '').map(
    ([label, name]) => `${label}: ${letterhead[name].replace(/\r?\n/g, '\n    ')}`,
  );
  const pictures = PICTURE_KINDS.flatMap((kind) => {
    // Invalid pictures are in data.json unchanged.
    const { data: picture } = pictureSchema.safeParse(letterhead[kind]);
    if (!picture) return [];
    const path = `${FOLDER}/${kind}.${ENDINGS[picture.media_type]}`;
    return [{ path, content: pictureBytes(picture) }];
  });
  return [{ path: `${FOLDER}/firm and author.txt`, content: `${lines.join('\n')}\n` }, ...pictures];
}
