/** Invisible characters: a font need not have them. */
export const IGNORED = /\p{Default_Ignorable_Code_Point}/u;
