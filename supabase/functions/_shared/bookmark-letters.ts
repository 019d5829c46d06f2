type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');

/** The letters that name a text in the bookmarks of an exported Word file: a new text takes two letters. */
export type BookmarkLetters = Letter | `${Letter}${Letter}`;

type Doubled<Letters extends Record<string, string>> = {
  [Name in keyof Letters]: {
    [Other in Exclude<keyof Letters, Name>]: Letters[Other] extends Letters[Name] ? Name : never;
  }[Exclude<keyof Letters, Name>];
}[keyof Letters];

/** The same type where no two have the same letters; otherwise one that names those that have. */
export type Unique<Letters extends Record<string, string>> = [Doubled<Letters>] extends [never]
  ? Letters
  : { sameLetters: Doubled<Letters> };
