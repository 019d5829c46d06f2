import type { Extra } from '../model/report-layout';
import {
  eachField,
  ENTERED_FIELDS,
  FIELDS_AFTER_DATE,
  FIELDS_BEFORE_DATE,
  FIELDS_WITH_HEADING,
  listNames,
} from '@shared/report-fields';

const { client_name, structure, ...identifying } = FIELDS_BEFORE_DATE;

/** Named after the columns, except the client; the kind of structure was added last. */
const TEXTS = {
  title: ENTERED_FIELDS.title.says,
  client: client_name.says,
  ...pickSays(identifying),
  inspection_date: 'the day of the inspection',
  report_date: 'the day of the report',
  status: 'draft, or when it was issued: for the foot of each page',
  prepared_by: 'who prepared it',
  firm: 'the firm’s name',
  author: 'the author’s name and letters',
  ...pickSays(FIELDS_AFTER_DATE),
  structure: structure.says,
};

const BLOCKS = {
  observations: 'the observations, as the layout sets them',
  photographs: 'the pages of photos, where the layout has them',
  discussion: 'the discussion',
  recommendation: 'the recommendation',
  summary: 'counts by rating, and what is most urgent',
  ...pickSays(FIELDS_WITH_HEADING),
  ratings: 'what the ratings mean',
  photo_list: 'the list of photos',
  revisions: 'the revisions that were signed',
  signature: 'the signature, or the lines to sign on',
  contents: 'the list of contents',
  closing_note: 'how the words came about; at the end where you give it no place',
  // A part without a placeholder would be missing from every filled template. Covers are the firm's own.
} satisfies Record<Exclude<Extra, 'cover'>, string> & Record<string, string>;

export type TextPlaceholder = keyof typeof TEXTS;
export type BlockPlaceholder = keyof typeof BLOCKS;
export type PlaceholderName = TextPlaceholder | BlockPlaceholder;

const WANTED: readonly string[] = ['observations', 'discussion', 'recommendation'];

/** The placeholders for a firm's template, written in double braces, in the screen's order. */
export const PLACEHOLDERS: readonly {
  name: PlaceholderName;
  /** Describes its content in a few words. */
  says: string;
  /** A template without it is reported. */
  isWanted: boolean;
}[] = Object.entries({ ...TEXTS, ...BLOCKS }).map(([name, says]) => ({
  name: name as PlaceholderName,
  says,
  isWanted: WANTED.includes(name),
}));

const NAMES = PLACEHOLDERS.map(({ name }) => name);

export function isBlock(name: PlaceholderName): name is BlockPlaceholder {
  return name in BLOCKS;
}

/** The placeholder meant by the text between braces; null for none of that name. */
export function findPlaceholder(written: string): PlaceholderName | null {
  const wanted = bare(written);
  return NAMES.find((name) => name === wanted) ?? null;
}

/** The closest placeholder to a misspelt name; null where none is near. */
export function suggestPlaceholder(written: string): PlaceholderName | null {
  const wanted = bare(written);
  const near = NAMES.map((name) => ({ name, distance: countEdits(wanted, name) }));
  const [best] = near.sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : null;
}

/** Ignores spaces, dashes and capitals. */
const bare = (written: string) =>
  written
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_\-\u2010-\u2015]+/gu, '_');

function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const replaced = (row[at] ?? 0) + (letter === other[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function pickSays<Name extends string>(
  fields: Record<Name, { says: string }>,
): Record<Name, string> {
  return eachField(listNames(fields), (name) => fields[name].says);
}
