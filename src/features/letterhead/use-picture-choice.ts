import { useRef, useState } from 'react';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import { preparePicture } from './picture/prepare-picture';
import type { LetterheadPicture, PictureKind } from '@/records/letterhead';

const NOT_NOW = 'The picture could not be read just now. Reload the page and try again.';

/** Choosing a picture: the file as it was chosen, so that it can be made ready in another way too. */
export function usePictureChoice(
  kind: PictureKind,
  onReady: (picture: LetterheadPicture | null) => void,
) {
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
