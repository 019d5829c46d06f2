import {
  MAX_LEVELS,
  MIN_LEVELS,
  type OwnLevel,
  type OwnScheme,
  ownSchemeSchema,
} from '@shared/ratings/rating-scheme';

/** A level being edited; its key stays with it when it moves. */
export interface DraftLevel extends OwnLevel {
  key: number;
}

export interface SchemeDraft {
  name: string;
  /** From the least urgent to the most urgent. */
  levels: DraftLevel[];
}

/** From calm to alarming; each is legible on white. */
const COLOURS = ['#1f7a3a', '#966200', '#b04a06', '#b3261e', '#7d1128'];

/** The editor's first draft: the existing scheme, or three unnamed levels. */
export function createSchemeDraft(scheme: OwnScheme | null): SchemeDraft {
  if (scheme) {
    return {
      name: scheme.name,
      levels: scheme.levels.map((level, index) => ({ ...level, key: index })),
    };
  }
  const levels = ['A', 'B', 'C'].map((code, index) => ({ ...blankLevel(index), code }));
  return { name: '', levels };
}

export function withLevelAdded({ name, levels }: SchemeDraft): SchemeDraft {
  if (!canAdd({ name, levels })) return { name, levels };
  const key = Math.max(-1, ...levels.map((level) => level.key)) + 1;
  return { name, levels: [...levels, { ...blankLevel(levels.length), key }] };
}

export function withLevelRemoved({ name, levels }: SchemeDraft, key: number): SchemeDraft {
  return { name, levels: levels.filter((level) => level.key !== key) };
}

export function withLevelChanged(
  { name, levels }: SchemeDraft,
  key: number,
  change: Partial<OwnLevel>,
): SchemeDraft {
  return {
    name,
    levels: levels.map((level) => (level.key === key ? { ...level, ...change } : level)),
  };
}

/** Moves a level by one place; unchanged at either end. */
export function withLevelMoved({ name, levels }: SchemeDraft, key: number, by: 1 | -1) {
  const from = levels.findIndex((level) => level.key === key);
  const moved = levels[from];
  if (!moved || from + by < 0 || from + by >= levels.length) return { name, levels };
  return { name, levels: levels.toSpliced(from, 1).toSpliced(from + by, 0, moved) };
}

export const canAdd = ({ levels }: SchemeDraft) => levels.length < MAX_LEVELS;
export const canRemove = ({ levels }: SchemeDraft) => levels.length > MIN_LEVELS;

/** The edited scheme, or its errors by path: "name", "levels.0.code". */
export function readDraft({
  name,
  levels,
}: SchemeDraft): { scheme: OwnScheme; errors: null } | { errors: Record<string, string> } {
  const read = ownSchemeSchema.safeParse({ id: 'own', name, levels });
  if (read.success) return { scheme: read.data, errors: null };
  const errors = read.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { errors: Object.fromEntries(errors.reverse()) };
}

function blankLevel(place: number): DraftLevel {
  const colour = COLOURS[Math.min(place, COLOURS.length - 1)] ?? '#5f6673';
  return { key: place, code: '', label: '', colour, definition: '' };
}
