import { z } from 'zod';

const count = z.number();

/** An account as an administrator sees it: its use, and nothing of its contents. */
export const personSchema = z.object({
  id: z.string(),
  address: z.string(),
  since: z.string(),
  last_seen: z.string().nullable(),
  is_suspended: z.boolean(),
  is_administrator: z.boolean(),
  reports: count,
  photos: count,
  bytes: count,
  analyses_today: count,
  analyses_this_month: count,
  generations_today: count,
  generations_this_month: count,
  /** For all reports that still exist. */
  input_tokens: count,
  output_tokens: count,
  /** Their own daily limit; null for the general one. */
  most_analyses: count.nullable(),
  most_generations: count.nullable(),
});
export type Person = z.infer<typeof personSchema>;

export const peopleSchema = z.object({
  /** The sign-up setting. */
  mode: z.enum(['open', 'invited', 'domain']),
  /** Entries on all pages. */
  total: z.number(),
  people: z.array(personSchema),
});
export type People = z.infer<typeof peopleSchema>;

export const invitationSchema = z.object({
  address: z.string(),
  invited_at: z.string(),
  invited_by: z.string().nullable(),
  has_account: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitedSchema = z.object({
  invited: z.array(z.string()),
  /** Addresses with an account or an earlier invitation. */
  known: z.array(z.string()),
  refused: z.array(z.string()),
});
export type Invited = z.infer<typeof invitedSchema>;

export const actSchema = z.object({
  done_at: z.string(),
  administrator: z.string(),
  act: z.enum([
    'invited',
    'withdrew',
    'limited',
    'suspended',
    'resumed',
    'connected',
    'disconnected',
  ]),
  /** Null once the account is deleted. */
  whom: z.string().nullable(),
  detail: z.string().nullable(),
});
export type Act = z.infer<typeof actSchema>;

/** People on one page, as the database returns them, and invitations shown at once. */
export const PEOPLE_PER_PAGE = 50;
/** The most invitations per call. */
export const INVITATIONS_PER_CALL = 200;
/** The largest daily limit that the database accepts. */
export const MOST_A_DAY = 1_000_000;
