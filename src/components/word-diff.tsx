import { diffWordsWithSpace } from 'diff';

interface WordDiffProps {
  before: string;
  after: string;
  /** The report's language, which decides word boundaries. */
  language: string;
}

/** Two texts as one: deletions struck through, insertions underlined; screen readers announce both. */
export function WordDiff({ before, after, language }: WordDiffProps) {
  const parts = wordParts(before, after, language);
  return (
    <p translate="no" className="text-sm wrap-anywhere whitespace-pre-wrap" dir="auto">
      {before === '' && after === '' && <span className="text-muted-foreground">(blank)</span>}
      {parts.map(({ added, removed, value }, index) => {
        if (added) return <Inserted key={index} text={value} />;
        if (removed) return <Deleted key={index} text={value} />;
        return <span key={index}>{value}</span>;
      })}
    </p>
  );
}

/** Two unrelated texts of 20,000 characters would block the page for three seconds; this limits it to 0.2. */
const MOST_EDITS = 2000;

/** Compares by word; unrelated texts count as replaced whole. */
function wordParts(before: string, after: string, language: string) {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const options = { intlSegmenter, maxEditLength: MOST_EDITS };
  return (
    diffWordsWithSpace(before, after, options) ?? [
      { added: false, removed: true, value: before },
      { added: true, removed: false, value: after },
    ]
  );
}

export function Inserted({ text }: { text: string }) {
  return (
    <ins className="rounded-xs bg-success-wash decoration-success decoration-2 underline-offset-2">
      <span className="sr-only"> [inserted: </span>
      {text}
      <span className="sr-only">] </span>
    </ins>
  );
}

export function Deleted({ text }: { text: string }) {
  return (
    <del className="rounded-xs bg-destructive-wash text-muted-foreground decoration-destructive">
      <span className="sr-only"> [deleted: </span>
      {text}
      <span className="sr-only">] </span>
    </del>
  );
}
