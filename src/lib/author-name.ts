import { createContext } from 'react';

/** The author's name as entered; '' while unknown, and on screens that read no data. */
export const AuthorNameContext = createContext('');
