/** What a Word file may be written with, of one namespace: names parted by blanks. */
export interface Vocabulary {
  /** Ours, whatever the file calls it; blank for the names of a package's own parts. */
  prefix: string;
  elements?: string;
  /** What stands without a prefix on those elements. */
  attributes?: string;
  /** What stands with the prefix, on any element. */
  shared?: string;
}
