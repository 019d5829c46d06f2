/** The allowed names of one namespace in a Word file, separated by spaces. */
export interface Vocabulary {
  /** Our prefix, whatever the file uses; blank for the package's own parts. */
  prefix: string;
  elements?: string;
  /** Unprefixed attributes of those elements. */
  attributes?: string;
  /** Prefixed attributes, allowed on any element. */
  shared?: string;
}
