/** A language's patterns, and what parts words by them. */
declare module 'hyphen/*' {
  const hyphenation: {
    hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength: number }) => string;
  };
  export default hyphenation;
}
