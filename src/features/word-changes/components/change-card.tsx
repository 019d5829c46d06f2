import { type ReactNode, useId, useEffect, useState } from 'react';
import type { Choice } from '@/document/word/compare/choices';
import { choiceWords } from '@/document/word/compare/change-name';
import type { ChangedText, WordChange } from '@/document/word/compare/word-change';
import { WordDiff } from '@/components/word-diff';
import { servedPhoto } from '@/lib/served-photo';

interface ChangeCardProps {
  change: WordChange;
  name: string;
  about: string;
  /** The row's stored photo; '' for none. */
  photo: string;
  comments: readonly string[];
  /** The authors of tracked changes that propose a row or its deletion. */
  authors: readonly string[];
  /** The parts of a text to accept singly. */
  parts: ReactNode;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  language: string;
}

export function ChangeCard(props: ChangeCardProps) {
  const { change, name, about, photo, comments, authors, parts, choice, onChoose, language } =
    props;
  const id = useId();
  const words = choiceWords(change);
  const isText = change.kind === 'row text' || change.kind === 'report text';
  const isConflict = isText && change.isConflict;
  return (
    <fieldset className="rounded-lg border bg-card p-4" aria-describedby={`${id}-what`}>
      <legend className="float-left mb-2 w-full font-medium">{name}</legend>
      <div id={`${id}-what`} className="clear-both space-y-3">
        {isConflict && (
          <p className="text-sm text-warning">
            Changed in Word and changed here since the export: please choose one.
          </p>
        )}
        {isText &&
          (isConflict ? (
            <ThreeTexts text={change} language={language} />
          ) : (
            <WordDiff before={change.here} after={change.inWord} language={language} />
          ))}
        {change.kind === 'picture' && <PictureChange bytes={change.bytes} photo={photo} />}
        {change.kind === 'added' && <NewRow {...change} />}
        {(change.kind === 'deleted' || change.kind === 'moved') && about !== '' && (
          <p className="text-sm text-muted-foreground">{about}</p>
        )}
        {authors.length > 0 && (
          <p className="text-sm text-muted-foreground">Tracked in Word by {authors.join('; ')}</p>
        )}
        {parts}
        {comments.map((comment, index) => (
          <p
            translate="no"
            key={index}
            className="border-l-2 pl-3 text-sm wrap-anywhere whitespace-pre-wrap text-muted-foreground"
            dir="auto"
          >
            {comment}
          </p>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {(['take', 'leave'] as const).map((option) => (
          <label key={option} className="flex items-center gap-2">
            <input
              type="radio"
              name={id}
              className="accent-signal"
              checked={choice === option}
              onChange={() => {
                onChoose(option);
              }}
            />
            {words[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ThreeTexts({ text, language }: { text: ChangedText; language: string }) {
  const { exported, here, inWord } = text;
  const diff = (after: string) =>
    exported === null ? (
      <p translate="no" className="text-sm wrap-anywhere whitespace-pre-wrap" dir="auto">
        {after || '(blank)'}
      </p>
    ) : (
      <WordDiff before={exported} after={after} language={language} />
    );
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <div>
        <dt className="text-xs font-medium text-muted-foreground">As exported</dt>
        <dd translate="no" className="text-sm wrap-anywhere whitespace-pre-wrap" dir="auto">
          {exported === null ? 'Not known any more' : exported || '(blank)'}
        </dd>
      </div>
      <div>
        <dt className="text-xs font-medium text-muted-foreground">In Word</dt>
        <dd>{diff(inWord)}</dd>
      </div>
      <div>
        <dt className="text-xs font-medium text-muted-foreground">Here</dt>
        <dd>{diff(here)}</dd>
      </div>
    </dl>
  );
}

function NewRow({ texts, rating }: Extract<WordChange, { kind: 'added' }>) {
  return (
    <>
      {Object.values(texts)
        .filter((text) => text !== '')
        .map((text, index) => (
          <p
            translate="no"
            key={index}
            className="text-sm wrap-anywhere whitespace-pre-wrap"
            dir="auto"
          >
            {text}
          </p>
        ))}
      {rating !== '' && (
        <p className="text-sm text-muted-foreground">
          Its rating in Word, “{rating}”, is not brought back: choose it on the observations screen.
        </p>
      )}
    </>
  );
}

interface PictureChangeProps {
  bytes: Uint8Array<ArrayBuffer>;
  /** The stored photo; blank for none. */
  photo: string;
}

/** A row's photo beside its replacement in Word. */
function PictureChange({ bytes, photo }: PictureChangeProps) {
  const [fromWord, setFromWord] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes]));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is a resource that has to be given back
    setFromWord(url);
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [bytes]);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Shown label="Here" source={photo === '' ? '' : servedPhoto(photo).rendition} />
        <Shown label="In Word" source={fromWord} />
      </div>
      <p className="text-sm text-muted-foreground">
        Word may make pictures smaller when it saves them, which looks like another picture here.
        Replacing the photo removes the lines that were drawn on it and the time at which it was
        taken.
      </p>
    </>
  );
}

function Shown({ label, source }: { label: string; source: string }) {
  return (
    <figure>
      <figcaption className="mb-1 text-xs font-medium text-muted-foreground">{label}</figcaption>
      {source !== '' && (
        <img src={source} alt={`The picture: ${label}`} className="max-h-60 rounded-md border" />
      )}
    </figure>
  );
}
