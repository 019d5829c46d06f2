import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/file-input';
import { pictureAddress, type PictureKind, type LetterheadPicture } from '@/records/letterhead';
import type { LetterheadEditor } from '../use-letterhead-editor';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import { preparePicture } from '../picture/prepare-picture';

const WORDINGS: Record<PictureKind, { label: string; hint: string; unreadable: string }> = {
  logo: {
    label: 'Logo',
    hint: 'PNG, JPG or SVG. Empty margins are cut off.',
    unreadable: 'The stored logo is damaged and will not be printed. Choose it again.',
  },
  signature: {
    label: 'Signature',
    hint: 'PNG, JPG or SVG: a scan, or a photo of your signature on white paper.',
    unreadable: 'The stored signature is damaged and will not be printed. Choose it again.',
  },
};

interface PictureFieldProps {
  kind: PictureKind;
  editor: LetterheadEditor;
  isUnreadable: boolean;
}

/** A picture to choose, on white as it prints. */
export function PictureField({ kind, editor, isUnreadable }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choice = usePictureChoice(kind, (picture) => {
    editor.write({ [kind]: picture });
  });
  const { label, hint, unreadable } = WORDINGS[kind];
  const picture = editor.values[kind];
  const problem = choice.problem ?? (isUnreadable && !picture ? unreadable : null);

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="space-y-2 sm:col-span-2">
      <p id={`${id}-label`} className="text-sm leading-snug font-medium">
        {label}
      </p>
      {picture && (
        <div className="flex h-28 items-center justify-center rounded-md border bg-white p-3">
          <img
            src={pictureAddress(picture)}
            alt={`${label} as it will be printed`}
            className="max-h-full max-w-full"
          />
        </div>
      )}
      <FileInput
        ref={input}
        accept="image/png,image/jpeg,image/svg+xml"
        aria-label={`Choose ${kind}`}
        onFiles={([file]) => {
          if (file) choice.choose(file);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          busy={choice.isBusy}
          aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
          onClick={() => {
            input.current?.click();
          }}
        >
          {picture ? `Choose another ${kind}` : `Choose a ${kind}`}
        </Button>
        {picture && (
          <Button variant="ghost" onClick={choice.remove}>
            Remove {kind}
          </Button>
        )}
      </div>
      {kind === 'signature' && (!picture || choice.hasFile) && (
        <label className="flex min-h-8 w-fit items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-signal"
            checked={choice.isWhiteTransparent}
            onChange={({ target }) => {
              choice.setWhiteTransparent(target.checked);
            }}
          />
          Make white transparent
        </label>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted-foreground">
        {hint}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm wrap-anywhere text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}

const NOT_NOW = 'The picture could not be read just now. Reload the page and try again.';

/** Keeps the chosen file: it can be prepared again in another way. */
function usePictureChoice(kind: PictureKind, onReady: (picture: LetterheadPicture | null) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [isWhiteTransparent, setWhiteTransparent] = useState(kind === 'signature');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The last choice counts, whichever is ready first.
  const choices = useRef(0);

  const prepare = async (chosen: File, isTransparent: boolean) => {
    choices.current += 1;
    const choice = choices.current;
    setBusy(true);
    setProblem(null);
    try {
      const picture = await preparePicture(chosen, kind, isTransparent);
      if (choice !== choices.current) return;
      setFile(chosen);
      onReady(picture);
    } catch (error) {
      if (choice !== choices.current) return;
      const isRefused = error instanceof PictureRefused;
      if (!isRefused) console.warn('A picture could not be made ready.', error);
      setProblem(isRefused ? `${chosen.name}: ${error.message}` : NOT_NOW);
    }
    setBusy(false);
  };

  return {
    isBusy,
    problem,
    isWhiteTransparent,
    /** True when a file can be prepared again. */
    hasFile: file !== null,
    choose: (chosen: File) => void prepare(chosen, isWhiteTransparent),
    setWhiteTransparent: (isTransparent: boolean) => {
      setWhiteTransparent(isTransparent);
      if (file) void prepare(file, isTransparent);
    },
    remove: () => {
      choices.current += 1;
      setFile(null);
      setBusy(false);
      setProblem(null);
      onReady(null);
    },
  };
}
