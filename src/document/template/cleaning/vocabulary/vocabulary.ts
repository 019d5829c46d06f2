/** The names of one namespace that a Word file may use, parted by blanks. */
export interface Vocabulary {
  /** Ours, whatever the file calls it; blank for the names of a package's own parts. */
  prefix: string;
  elements?: string;
  /** Attributes without a prefix on those elements. */
  attributes?: string;
  /** Attributes with the prefix, on any element. */
  shared?: string;
}
