import { z } from 'zod';

/** The schemes built into the product; the database holds the same list. */
export const SCHEME_IDS = ['rics', 'bre251', 'as4349', 'states', 'priority'] as const;
export type KnownSchemeId = (typeof SCHEME_IDS)[number];

const MAX_SCHEME_NAME = 100;
export const MIN_LEVELS = 2;
export const MAX_LEVELS = 10;
const MAX_LEVEL_CODE = 10;
const MAX_LEVEL_LABEL = 60;
const MAX_LEVEL_DEFINITION = 600;

export const ownLevelSchema = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'A level needs a code.')
    .max(MAX_LEVEL_CODE, `A code has at most ${MAX_LEVEL_CODE} characters.`),
  label: z
    .string()
    .trim()
    .min(1, 'A level needs a name.')
    .max(MAX_LEVEL_LABEL, `A level’s name has at most ${MAX_LEVEL_LABEL} characters.`),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'Choose a colour.'),
  definition: z
    .string()
    .trim()
    .max(MAX_LEVEL_DEFINITION, `A definition has at most ${MAX_LEVEL_DEFINITION} characters.`),
});
export type OwnLevel = z.infer<typeof ownLevelSchema>;

/** A person's own scheme; levels from the least to the most urgent. */
export const ownSchemeSchema = z.object({
  id: z.literal('own'),
  name: z
    .string()
    .trim()
    .min(1, 'The scheme needs a name.')
    .max(MAX_SCHEME_NAME, `A scheme’s name has at most ${MAX_SCHEME_NAME} characters.`),
  levels: z
    .array(ownLevelSchema)
    .min(MIN_LEVELS, `A scheme has at least ${MIN_LEVELS} levels.`)
    .max(MAX_LEVELS, `A scheme has at most ${MAX_LEVELS} levels.`)
    .check((context) => {
      context.value.forEach(({ code }, index, levels) => {
        if (levels.findIndex((other) => isSameCode(other.code, code)) === index) return;
        context.issues.push({
          code: 'custom',
          message: `Another level has the code “${code}” already.`,
          input: code,
          path: [index, 'code'],
        });
      });
    }),
});
export type OwnScheme = z.infer<typeof ownSchemeSchema>;

/** `reports.rating_scheme` as stored. */
export const ratingSchemeSchema = z.discriminatedUnion('id', [
  z.object({ id: z.enum(SCHEME_IDS) }),
  ownSchemeSchema,
]);
export type RatingScheme = z.infer<typeof ratingSchemeSchema>;

/** A report's scheme; null for none, and for an unknown or invalid one. */
export function readScheme(stored: unknown): RatingScheme | null {
  return ratingSchemeSchema.safeParse(stored).data ?? null;
}

/** An analyst's codes are read in any case, so codes that differ only in case would be one. */
function isSameCode(a: string, b: string): boolean {
  return a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase();
}
