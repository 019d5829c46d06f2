/** A report's two texts; null where no section is stored yet. */
export interface Sections {
  discussion: string | null;
  recommendation: string | null;
}

export type SectionName = keyof Sections;

/** Headings as they are stored. */
export const SECTION_HEADINGS: Record<SectionName, string> = {
  discussion: 'Discussion',
  recommendation: 'Recommendation',
};

export const SECTION_NAMES: SectionName[] = ['discussion', 'recommendation'];

/** Headings are matched whatever their case and the blanks around them. */
export function sectionNameOf(heading: string): SectionName | null {
  const name = heading.trim().toLowerCase();
  return SECTION_NAMES.find((known) => known === name) ?? null;
}

/** Whether both sections have text, so that nothing needs to be generated. */
export function hasBothSections({ discussion, recommendation }: Sections): boolean {
  return Boolean(discussion?.trim()) && Boolean(recommendation?.trim());
}

/** Sections as the text fields hold them: a section that is not stored yet is empty. */
export type SectionTexts = Record<SectionName, string>;

/** What is stored, with what is typed over it. */
export function textsWith(
  stored: Sections | undefined,
  typed: Partial<SectionTexts> | null,
): SectionTexts {
  return {
    discussion: typed?.discussion ?? stored?.discussion ?? '',
    recommendation: typed?.recommendation ?? stored?.recommendation ?? '',
  };
}

/** The texts that differ from what is stored; null when none does. */
export function changedTexts(
  texts: SectionTexts,
  stored: Sections | undefined,
): Partial<SectionTexts> | null {
  const saved = textsWith(stored, null);
  const changed = SECTION_NAMES.filter((name) => texts[name] !== saved[name]);
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((name) => [name, texts[name]]));
}
