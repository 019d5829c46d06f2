import { proposalOf, type Observation } from '@/records/observation';
import {
  AUTHORSHIPS,
  type Authorship,
  type AuthorshipWords,
  type DocumentWords,
} from '../../../supabase/functions/_shared/languages/forms/document';
import { cleanLine } from './clean-text';
import { checkOf } from './row-check';

export type AuthoredRow = Pick<Observation, 'hand' | 'outcome' | 'proposal'>;

/** A section's text, and what an analyst last drafted for it. */
export interface AuthoredSection {
  paragraph: string;
  /** Null when no analyst drafted it. */
  drafted: string | null;
  /** Which analyst did; null when it is not known. */
  analyst: string | null;
}

export interface AuthoredSections {
  discussion: AuthoredSection;
  recommendation: AuthoredSection;
}

/** An analyst's name comes from outside; nobody needs more of it than this. */
const MAX_NAME = 80;

/**
 * How the report's words came about, counted from what is stored: whose the observations are, then
 * which sections stand as they were drafted. Null when there is nothing to say.
 */
export function authorshipOf(
  rows: readonly AuthoredRow[],
  sections: AuthoredSections,
  { tag, authorship }: Pick<DocumentWords, 'tag' | 'authorship'>,
): string | null {
  const names = new Intl.ListFormat(tag, { type: 'conjunction' });
  const by = (analysts: readonly (string | null)[]) =>
    names.format(new Set(analysts.map((analyst) => nameOf(analyst, authorship))));
  const sentences = [
    rowsSentence(rows, authorship, by),
    ...sectionsSentences(sections, authorship, by),
  ].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(authorship.gap);
}

/** Whether anything that an analyst proposed stands in the report, also where a person has edited it since. */
export function holdsAnalystWords(
  rows: readonly AuthoredRow[],
  { discussion, recommendation }: AuthoredSections,
): boolean {
  return (
    rows.some((row) => ['unchecked', 'accepted', 'edited'].includes(kindOf(row))) ||
    [discussion, recommendation].some(isDrafted)
  );
}

/** Whether a section holds a text that an analyst drafted, edited since or not. */
export const isDrafted = ({ paragraph, drafted }: AuthoredSection) =>
  Boolean(drafted?.trim() && paragraph.trim());

type Naming = (analysts: readonly (string | null)[]) => string;

function rowsSentence(rows: readonly AuthoredRow[], words: AuthorshipWords, by: Naming): string {
  const parts = AUTHORSHIPS.flatMap((kind) => {
    const alike = rows.filter((row) => kindOf(row) === kind);
    const count = alike.length;
    return count === 0 ? [] : [{ count, words: words.rows[kind](count, by(alike.map(analystOf))) }];
  });
  const [first, ...others] = parts;
  if (!first) return '';
  return others.length === 0 ? words.alike(first) : words.mixed(rows.length, parts);
}

/** How a row's words came about. */
export function kindOf(row: AuthoredRow): Authorship {
  const check = checkOf(row);
  if (check !== 'checked') return check;
  return row.hand === 'accepted' || row.hand === 'edited' ? row.hand : 'written';
}

/** Which analyst proposed a row's words; null for none. */
export function analystOf(row: AuthoredRow): string | null {
  return proposalOf(row)?.analyst ?? null;
}

function nameOf(analyst: string | null, words: AuthorshipWords): string {
  const name = Array.from(cleanLine(analyst ?? ''))
    .slice(0, MAX_NAME)
    .join('');
  if (name === 'builtin') return words.builtin;
  return name === '' ? words.anAnalyst : words.named(name);
}

function sectionsSentences(
  { discussion, recommendation }: AuthoredSections,
  words: AuthorshipWords,
  by: Naming,
): string[] {
  const of = (
    sentence: AuthorshipWords['kept'],
    isMeant: (section: AuthoredSection) => boolean,
  ) => {
    const meant = (section: AuthoredSection) => isDrafted(section) && isMeant(section);
    const [first, second] = [meant(discussion), meant(recommendation)];
    if (first && second) return sentence('both', by([discussion.analyst, recommendation.analyst]));
    if (first) return sentence('discussion', by([discussion.analyst]));
    return second ? sentence('recommendation', by([recommendation.analyst])) : '';
  };
  return [
    of(words.kept, ({ paragraph, drafted }) => paragraph === drafted),
    of(words.edited, ({ paragraph, drafted }) => paragraph !== drafted),
  ];
}
