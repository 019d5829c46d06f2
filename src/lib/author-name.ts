import { createContext, use } from 'react';

/** The author's name as the person entered it; '' where it is not known, and on screens that read no data. */
export const AuthorNameContext = createContext('');

export function useAuthorName(): string {
  return use(AuthorNameContext);
}
