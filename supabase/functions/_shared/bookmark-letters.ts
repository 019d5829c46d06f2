type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');

/** Letters that name a text in an exported Word file's bookmarks; new texts take two letters. */
export type BookmarkLetters = Letter | `${Letter}${Letter}`;

type Doubled<Letters extends Record<string, string>> = {
  [Name in keyof Letters]: {
    [Other in Exclude<keyof Letters, Name>]: Letters[Other] extends Letters[Name] ? Name : never;
  }[Exclude<keyof Letters, Name>];
}[keyof Letters];

/** The type itself when all letters differ; otherwise a type that names the duplicates. */
export type Unique<Letters extends Record<string, string>> = [Doubled<Letters>] extends [never]
  ? Letters
  : { sameLetters: Doubled<Letters> };
