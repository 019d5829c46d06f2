import { noDataReturned } from '@/lib/errors';
import {
  isSameText,
  SECTION_HEADINGS,
  type BoundText,
  type SectionName,
  type Sections,
  type StoredSection,
  type TypedText,
} from '@/records/section';

export interface SectionWire {
  read: () => Promise<Sections>;
  /** The section as written; null when it is gone or has another version. */
  update: (stored: StoredSection, text: BoundText) => Promise<StoredSection | null>;
  /** The section as created; null when one exists already. */
  insert: (name: SectionName, text: BoundText) => Promise<StoredSection | null>;
}

export type Saved = { outcome: 'saved' | 'conflict'; section: StoredSection };

/** Another tab may save between reading and writing; more often is no coincidence. */
const MAX_ATTEMPTS = 4;

/**
 * Saves a typed text if the stored one is still what the person saw. If only its version count changed, or it is gone,
 * retries; another text is a conflict, and nothing is written. Rejects with the backend's error, and where nothing was
 * written though the stored text is unchanged.
 */
export async function saveSection(
  wire: SectionWire,
  name: SectionName,
  typed: TypedText,
): Promise<Saved> {
  let stored = typed.base;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const written: StoredSection | null = stored
      ? await wire.update(stored, typed)
      : await wire.insert(name, typed);
    if (written) return { outcome: 'saved', section: written };
    const seen = stored;
    stored = (await wire.read())[name];
    if (!stored) continue;
    if (stored.id === seen?.id && stored.version === seen.version) {
      throw new Error(noDataReturned(`the ${SECTION_HEADINGS[name]}`));
    }
    if (isSameText(stored, typed)) return { outcome: 'saved', section: stored };
    const isAsBefore = stored.paragraph.trim() === '' || isSameText(stored, typed.base);
    if (!isAsBefore) return { outcome: 'conflict', section: stored };
  }
  throw new Error('The text was changed elsewhere again and again. Please try once more.');
}
