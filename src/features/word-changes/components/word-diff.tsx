import { diffWordsWithSpace } from 'diff';

interface WordDiffProps {
  before: string;
  after: string;
  /** The report's language, which says where words end. */
  language: string;
}

/** Two texts as one: what went is struck through, what came is underlined; both are said aloud. */
export function WordDiff({ before, after, language }: WordDiffProps) {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const parts = diffWordsWithSpace(before, after, { intlSegmenter });
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-wrap" dir="auto">
      {before === '' && after === '' && <span className="text-muted-foreground">(blank)</span>}
      {parts.map(({ added, removed, value }, index) => {
        if (added) return <Inserted key={index} text={value} />;
        if (removed) return <Deleted key={index} text={value} />;
        return <span key={index}>{value}</span>;
      })}
    </p>
  );
}

function Inserted({ text }: { text: string }) {
  return (
    <ins className="rounded-xs bg-success-wash decoration-success decoration-2 underline-offset-2">
      <span className="sr-only"> [inserted: </span>
      {text}
      <span className="sr-only">] </span>
    </ins>
  );
}

function Deleted({ text }: { text: string }) {
  return (
    <del className="rounded-xs bg-destructive-wash text-muted-foreground decoration-destructive">
      <span className="sr-only"> [deleted: </span>
      {text}
      <span className="sr-only">] </span>
    </del>
  );
}
