/** What a Word file may be written with, of one namespace. */
export interface Vocabulary {
  /** Ours, whatever the file calls it; blank for the names of a package's own parts. */
  prefix: string;
  elements: readonly string[];
  /** What stands without a prefix on those elements. */
  attributes: readonly string[];
  /** What stands with the prefix, on any element. */
  shared: readonly string[];
}

interface Names {
  prefix: string;
  elements?: string;
  attributes?: string;
  shared?: string;
}

const words = (list = '') => list.split(/\s+/u).filter(Boolean);

/** Takes its names as they are read best: parted by blanks. */
export const vocabulary = ({ prefix, elements, attributes, shared }: Names): Vocabulary => ({
  prefix,
  elements: words(elements),
  attributes: words(attributes),
  shared: words(shared),
});
