/** Characters that are not seen by themselves: a font need not have them. */
export const IGNORED = /\p{Default_Ignorable_Code_Point}/u;
