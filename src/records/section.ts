import { z } from 'zod';
import { isMeasured } from '@/lib/is-measured';
import { CAUTION_REASONS } from '@shared/contract/caution-kinds';
import {
  type Judged,
  judgedSchema,
  photoBindingsSchema,
  type SectionNote,
  type TakenOut,
  takenOutSchema,
} from '@shared/contract/stored';
import type { PhotoBindings } from '@shared/renumber-photos';

/** A stored section, with photo numbers as they were when it was saved. */
export interface StoredSection {
  id: string;
  /** As stored, in any case and with any spaces around it. */
  heading: string;
  paragraph: string;
  /** The photos that the numbers in the paragraph mean. */
  photo_refs: PhotoBindings;
  /** The paragraph's revision count. */
  version: number;
  /** The analyst's last draft; null when there is none. */
  drafted: string | null;
  /** When it was drafted; null where unknown. */
  draftedAt?: string | null;
  /** Sentences of the draft for a person to check. */
  doubts?: SectionNote[];
  /** Sentences that code removed from the draft. */
  takenOut?: TakenOut[];
  /** How much of the draft was judged; null where unknown. */
  judged?: Judged | null;
  /** The analyst that drafted it; null for none, or where unknown. */
  analyst: string | null;
}

/** A report's two texts; null where none is stored yet. */
export interface Sections {
  discussion: StoredSection | null;
  recommendation: StoredSection | null;
}

export type SectionName = keyof Sections;

/** Headings as stored. */
export const SECTION_HEADINGS: Record<SectionName, string> = {
  discussion: 'Discussion',
  recommendation: 'Recommendation',
};

export const SECTION_NAMES: SectionName[] = ['discussion', 'recommendation'];

/** Matches headings regardless of case and surrounding spaces. */
export function findSectionName(heading: string): SectionName | null {
  const name = heading.trim().toLowerCase();
  return SECTION_NAMES.find((known) => known === name) ?? null;
}

/** Tells that both sections have text: nothing needs to be generated. */
export function hasBothSections(sections: Sections): boolean {
  return SECTION_NAMES.every((name) => sections[name]?.paragraph.trim());
}

/** Tells that a section holds a person's words, beyond the analyst's draft. */
export function isOfPerson(section: Pick<StoredSection, 'paragraph' | 'drafted'> | null): boolean {
  return (
    section !== null && section.paragraph.trim() !== '' && section.paragraph !== section.drafted
  );
}

/** The analyst of each stored draft, in a sentence; null for none. */
export function draftedSentence(sections: Sections | null | undefined): string | null {
  const said = SECTION_NAMES.flatMap((name) => {
    const section = sections?.[name];
    if (!section?.drafted?.trim() || !section.paragraph.trim()) return [];
    const by = isMeasured(section.analyst)
      ? 'the built-in analyst'
      : (section.analyst ?? 'an analyst');
    return [
      `${SECTION_HEADINGS[name]} drafted by ${by}${isOfPerson(section) ? ', edited since' : ''}`,
    ];
  });
  return said.length > 0 ? said.join('; ') : null;
}

/** A text with the photos that its numbers mean. */
export interface BoundText {
  paragraph: string;
  photo_refs: PhotoBindings;
}

/** Compares two texts and their photos; a missing text equals a blank one. */
export function isSameText(one: BoundText | null, other: BoundText | null): boolean {
  if ((one?.paragraph ?? '') !== (other?.paragraph ?? '')) return false;
  const [meant, also] = [one?.photo_refs ?? {}, other?.photo_refs ?? {}];
  return [...Object.keys(meant), ...Object.keys(also)].every((name) => meant[name] === also[name]);
}

const doubtSchema = z.object({ quote: z.string(), reason: z.enum(CAUTION_REASONS) });

const proposalSchema = z.object({
  paragraph: z.string().nullable().catch(null),
  proposed_at: z.string().nullable().catch(null),
  doubts: z.array(doubtSchema).catch([]),
  taken_out: z.array(takenOutSchema).catch([]),
  judged: judgedSchema.nullable().catch(null),
  analyst: z.string().nullable().catch(null),
});

/** Parses a stored proposal; unknown parts are null or empty. */
export function readDraft(proposal: unknown) {
  const { data } = proposalSchema.safeParse(proposal ?? {});
  return {
    drafted: data?.paragraph ?? null,
    draftedAt: data?.proposed_at ?? null,
    doubts: data?.doubts ?? [],
    takenOut: data?.taken_out ?? [],
    judged: data?.judged ?? null,
    analyst: data?.analyst ?? null,
  };
}

const keptSchema = z.object({
  paragraph: z.string().catch(''),
  photo_refs: photoBindingsSchema,
});

/** Parses a section from one of its versions. */
export function keptSection(kept: Record<string, unknown>) {
  return { ...keptSchema.parse(kept), drafted: readDraft(kept['proposal']).drafted };
}

/** A person's typed text, and the stored section it was based on; null for none. */
export interface TypedText extends BoundText {
  base: StoredSection | null;
}

/** Typed text met a change stored from elsewhere meanwhile. */
export interface SectionConflict {
  name: SectionName;
  mine: TypedText;
  theirs: StoredSection;
}
