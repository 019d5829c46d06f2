import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { verifyPicture } from './picture/verify-picture';
import {
  EMPTY_LETTERHEAD,
  type Letterhead,
  PICTURE_KINDS,
  type PictureKind,
} from '@/records/letterhead';

export interface StoredLetterhead {
  /** All blank when the person has entered nothing. */
  letterhead: Letterhead;
  /** Stored pictures that failed verification; null above and never printed. */
  unreadable: PictureKind[];
}

export const letterheadKeys = {
  letterhead: (userId: string) => ['letterhead', userId] as const,
  author: (userId: string) => [...letterheadKeys.letterhead(userId), 'author'] as const,
};

/** The person's firm and author, with verified pictures. */
export function letterheadQuery(userId: string) {
  return queryOptions({
    queryKey: letterheadKeys.letterhead(userId),
    queryFn: () => fetchLetterhead(userId),
  });
}

/** Only the author's name; '' when none was entered. */
export function authorNameQuery(userId: string) {
  return queryOptions({
    queryKey: letterheadKeys.author(userId),
    queryFn: async () => {
      const client = await supabase();
      const { data } = await client
        .from('letterheads')
        .select('author_name')
        .eq('user_id', userId)
        .maybeSingle()
        .throwOnError();
      return data?.author_name.trim() ?? '';
    },
  });
}

const COLUMNS =
  'firm_name, firm_address, firm_registration, firm_phone, firm_email, firm_website, author_name, author_letters, author_membership, logo, signature';

async function fetchLetterhead(userId: string): Promise<StoredLetterhead> {
  const client = await supabase();
  // maybeSingle: a person who has entered nothing has no row, which is no error.
  const { data: stored } = await client
    .from('letterheads')
    .select(COLUMNS)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError();
  if (stored === null) return { letterhead: EMPTY_LETTERHEAD, unreadable: [] };
  const [logo, signature] = await Promise.all([
    verifyPicture(stored.logo, 'logo'),
    verifyPicture(stored.signature, 'signature'),
  ]);
  const letterhead = { ...stored, logo, signature };
  return {
    letterhead,
    unreadable: PICTURE_KINDS.filter((kind) => stored[kind] !== null && letterhead[kind] === null),
  };
}
