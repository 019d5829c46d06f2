import { proposalOf, type Observation } from '@/features/observations/schema';
import { cleanLine } from './clean-text';
import { checkOf } from './row-check';

export type AuthoredRow = Pick<Observation, 'hand' | 'outcome' | 'proposal'>;

/** A section, and what an analyst last drafted for it. */
export interface AuthoredSection {
  heading: string;
  paragraph: string;
  /** Null when no analyst drafted it. */
  drafted: string | null;
  /** Which analyst did; null when it is not known. */
  analyst: string | null;
}

/** Ways in which a row came about, in the order in which the statement counts them. */
const KINDS = ['written', 'edited', 'accepted', 'unchecked', 'not_assessed', 'blank'] as const;
type Kind = (typeof KINDS)[number];

/** An analyst's name comes from outside; nobody needs more of it than this. */
const MAX_NAME = 80;

/**
 * How the report's words came about, counted from what is stored: whose the observations are, then
 * which sections stand as they were drafted. Null when there is nothing to say.
 */
export function authorshipOf(
  rows: readonly AuthoredRow[],
  sections: readonly AuthoredSection[],
): string | null {
  const sentences = [rowsSentence(rows), sectionsSentence(sections)].filter(Boolean);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function rowsSentence(rows: readonly AuthoredRow[]): string {
  const groups = KINDS.map((kind) => ({ kind, rows: rows.filter((row) => kindOf(row) === kind) }));
  const [first, ...others] = groups.filter((group) => group.rows.length > 0);
  if (!first) return '';
  if (others.length === 0) {
    const all = rows.length === 1 ? 'The one observation' : `All ${rows.length} observations`;
    return `${all} ${partOf(first)}.`;
  }
  const parts = [first, ...others].map((group) => `${group.rows.length} ${partOf(group)}`);
  return `Of the ${rows.length} observations, ${parts.join('; ')}.`;
}

function kindOf(row: AuthoredRow): Kind {
  const check = checkOf(row);
  if (check !== 'checked') return check;
  return row.hand === 'accepted' || row.hand === 'edited' ? row.hand : 'written';
}

function partOf({ kind, rows }: { kind: Kind; rows: AuthoredRow[] }): string {
  const [was, is] = rows.length === 1 ? ['was', 'is'] : ['were', 'are'];
  switch (kind) {
    case 'written':
      return `${was} written by a person`;
    case 'edited':
      return `${was} proposed by ${analystsOf(rows.map(analystOf))} and edited by a person`;
    case 'accepted':
      return `${was} proposed by ${analystsOf(rows.map(analystOf))} and accepted by a person`;
    case 'unchecked':
      return `${was} proposed by ${analystsOf(rows.map(analystOf))} and checked by nobody`;
    case 'not_assessed':
      return `${was} not assessed`;
    case 'blank':
      return `${is} blank`;
  }
}

function analystOf(row: AuthoredRow): string | null {
  return proposalOf(row)?.analyst ?? null;
}

function analystsOf(analysts: (string | null)[]): string {
  const names = analysts.map((analyst) => {
    const name = Array.from(cleanLine(analyst ?? ''))
      .slice(0, MAX_NAME)
      .join('');
    if (name === 'builtin') return 'the built-in analyst';
    return name === '' ? 'an analyst' : name;
  });
  return listOf([...new Set(names)]);
}

function sectionsSentence(sections: readonly AuthoredSection[]): string {
  const drafted = sections.filter(({ drafted }) => drafted?.trim());
  const isAsDrafted = ({ paragraph, drafted }: AuthoredSection) => paragraph === drafted;
  const kept = drafted.filter((section) => section.paragraph.trim() && isAsDrafted(section));
  const edited = drafted.filter((section) => section.paragraph.trim() && !isAsDrafted(section));
  return [
    ...(kept.length > 0 ? [`${drafting(kept)} and not changed since.`] : []),
    ...(edited.length > 0 ? [`${drafting(edited)} and edited by a person.`] : []),
  ].join(' ');
}

function drafting(sections: AuthoredSection[]): string {
  const headings = sections.map(
    ({ heading }, index) => `${index === 0 ? 'The' : 'the'} ${heading}`,
  );
  const by = analystsOf(sections.map(({ analyst }) => analyst));
  return `${listOf(headings)} ${sections.length === 1 ? 'was' : 'were'} drafted by ${by}`;
}

function listOf(items: string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
