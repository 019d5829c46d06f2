import { isMeasured } from '@/lib/is-measured';
import { numberSpans } from '@/lib/number-spans';
import { readProposal, type Observation } from '@/records/observation';
import type { Judged } from '@shared/contract/stored';
import {
  ROW_PROVENANCES,
  type RowProvenance,
  type ProvenanceWords,
  type WhichSections,
} from '@shared/languages/forms/document';
import { fill, fillCounted } from '@shared/languages/fill';
import type { PrintedWords } from '../words/printed-words';
import { cleanLine } from './clean-text';
import { classifyCheck } from './row-check';

export type ProvenancedRow = Pick<Observation, 'hand' | 'outcome' | 'proposal'>;

/** With the number of its photo. */
export type NumberedRow = ProvenancedRow & { number: number };

/** A section's text, and an analyst's last draft of it. */
export interface DraftedSection {
  paragraph: string;
  /** Null when no analyst drafted it. */
  drafted: string | null;
  /** Which analyst did; null where unknown. */
  analyst: string | null;
  /** How much of the draft was judged; absent where unknown. */
  judged?: Judged | null;
}

export interface DraftedSections {
  discussion: DraftedSection;
  recommendation: DraftedSection;
}

/** An analyst's name comes from outside and may be of any length. */
const MAX_NAME = 80;

/**
 * Writes the provenance of the report's words, counted from the stored rows: first of the observations, then the
 * sections still as drafted. Null when there is nothing to say.
 */
export function summariseProvenance(
  rows: readonly ProvenancedRow[],
  sections: DraftedSections,
  { tag, signs, provenance }: Pick<PrintedWords, 'tag' | 'signs' | 'provenance'>,
): string | null {
  const names = new Intl.ListFormat(tag, { type: 'conjunction' });
  const by = (analysts: readonly (string | null)[]) =>
    names.format(new Set(analysts.map((analyst) => nameAnalyst(analyst, provenance))));
  const sentences = [
    rowsSentence(rows, provenance, tag, by),
    ...sectionsSentences(sections, provenance, by),
  ].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(signs.space);
}

/** Names the rows and sections that are unedited and not fully judged; null for none. */
export function summariseUnjudged(
  rows: readonly NumberedRow[],
  sections: DraftedSections,
  words: PrintedWords,
): string | null {
  const isUnjudged = (state: Judged['state'] | null) => state === 'none' || state === 'part';
  const spans = numberSpans(
    rows.flatMap((row) => (isUnjudged(readRowJudged(row)) ? [row.number] : [])),
  );
  const names = (['discussion', 'recommendation'] as const).filter((name) =>
    isUnjudged(readSectionJudged(sections[name])),
  );
  const places = [
    ...(spans.length > 0 ? [words.photo + spans.join(', ')] : []),
    ...names.map((name) => words[name]),
  ];
  return places.length === 0 ? null : fill(words.provenance.unjudged, { what: places.join(', ') });
}

/** How much of a row's words was judged; null once edited, or where unknown. */
export function readRowJudged(row: ProvenancedRow): Judged['state'] | null {
  const isAsProposed = ['unchecked', 'accepted'].includes(readRowProvenance(row));
  return (isAsProposed && readProposal(row)?.judged?.state) || null;
}

/** The same for a section. */
export function readSectionJudged(section: DraftedSection): Judged['state'] | null {
  const isAsDrafted = isDrafted(section) && section.paragraph === section.drafted;
  return (isAsDrafted && section.judged?.state) || null;
}

/** Tells that the report holds words that an analyst proposed, even if edited since. */
export function holdsAnalystWords(
  rows: readonly ProvenancedRow[],
  { discussion, recommendation }: DraftedSections,
): boolean {
  return (
    rows.some((row) => ['unchecked', 'accepted', 'edited'].includes(readRowProvenance(row))) ||
    [discussion, recommendation].some(isDrafted)
  );
}

/** Tells that an analyst drafted a section, even if edited since. */
export const isDrafted = ({ paragraph, drafted }: DraftedSection) =>
  Boolean(drafted?.trim() && paragraph.trim());

type Naming = (analysts: readonly (string | null)[]) => string;

function rowsSentence(
  rows: readonly ProvenancedRow[],
  words: ProvenanceWords,
  tag: string,
  by: Naming,
): string {
  const parts = ROW_PROVENANCES.flatMap((kind) => {
    const alike = rows.filter((row) => readRowProvenance(row) === kind);
    const count = alike.length;
    const who = { by: by(alike.map(readAnalystName)) };
    return count === 0 ? [] : [{ count, words: fillCounted(words.rows[kind], count, tag, who) }];
  });
  const [first, ...others] = parts;
  if (!first) return '';
  if (others.length === 0) return fillCounted(words.alike, first.count, tag, first);
  const { whole, part, between } = words.mixed;
  const listed = parts.map((one) => fill(part, one)).join(between);
  return fill(whole, { total: rows.length, parts: listed });
}

export function readRowProvenance(row: ProvenancedRow): RowProvenance {
  const check = classifyCheck(row);
  if (check !== 'checked') return check;
  return row.hand === 'accepted' || row.hand === 'edited' ? row.hand : 'written';
}

/** The analyst that proposed a row's words; null for none. */
export function readAnalystName(row: ProvenancedRow): string | null {
  return readProposal(row)?.analyst ?? null;
}

function nameAnalyst(analyst: string | null, words: ProvenanceWords): string {
  const name = Array.from(cleanLine(analyst ?? ''))
    .slice(0, MAX_NAME)
    .join('');
  if (isMeasured(name)) return words.builtin;
  return name === '' ? words.anAnalyst : fill(words.named, { model: name });
}

function sectionsSentences(
  { discussion, recommendation }: DraftedSections,
  words: ProvenanceWords,
  by: Naming,
): string[] {
  const of = (
    sentences: ProvenanceWords['kept'],
    isMeant: (section: DraftedSection) => boolean,
  ) => {
    const meant = (section: DraftedSection) => isDrafted(section) && isMeant(section);
    const [first, second] = [meant(discussion), meant(recommendation)];
    const said = (which: WhichSections, ...drafts: DraftedSection[]) =>
      fill(sentences[which], { by: by(drafts.map(({ analyst }) => analyst)) });
    if (first && second) return said('both', discussion, recommendation);
    if (first) return said('discussion', discussion);
    return second ? said('recommendation', recommendation) : '';
  };
  return [
    of(words.kept, ({ paragraph, drafted }) => paragraph === drafted),
    of(words.edited, ({ paragraph, drafted }) => paragraph !== drafted),
  ];
}
