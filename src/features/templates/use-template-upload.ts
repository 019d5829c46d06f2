import { useRef, useState } from 'react';
import { WordProblem } from '@/document/word/package/word-problem';
import { errorMessage } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import { useAddTemplate, type NewTemplate } from './mutations';
import { readInWorker } from '@/document/template/read-in-worker';
import { nameOfFile } from './schema';

const NOT_NOW = 'The file could not be read just now. Reload the page and try again.';

export type UploadState =
  | { status: 'idle' }
  | { status: 'reading' | 'saving'; fileName: string }
  | { status: 'refused'; fileName: string; message: string }
  /** Read, and kept here until saved. */
  | { status: 'unsaved'; fileName: string; message: string };

/** A new template, with sentences about its removed parts. */
export interface AddedTemplate {
  id: string;
  removed: string[];
}

/** Adds a chosen Word file, from reading to storing. */
export function useTemplateUpload() {
  const { mutateAsync: store } = useAddTemplate();
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const [added, setAdded] = useState<AddedTemplate | null>(null);
  const kept = useRef<(NewTemplate & { fileName: string; removed: string[] }) | null>(null);
  const isBusy = useRef(false);

  const oneAtATime = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work();
    isBusy.current = false;
  };

  const save = async () => {
    if (!kept.current) return;
    const { fileName, removed, ...template } = kept.current;
    setState({ status: 'saving', fileName });
    try {
      await store(template);
      kept.current = null;
      setAdded({ id: template.id, removed });
      setState({ status: 'idle' });
    } catch (error) {
      console.warn('A Word template could not be saved.', error);
      setState({ status: 'unsaved', fileName, message: errorMessage(error) });
    }
  };

  const read = async (file: File) => {
    const fileName = file.name;
    kept.current = null;
    setState({ status: 'reading', fileName });
    try {
      const template = await readInWorker(file);
      kept.current = { ...template, fileName, id: newId(), name: nameOfFile(fileName) };
    } catch (error) {
      const isOfTheFile = error instanceof WordProblem;
      if (!isOfTheFile) console.warn('A Word template could not be read.', error);
      setState({ status: 'refused', fileName, message: isOfTheFile ? error.message : NOT_NOW });
      return;
    }
    await save();
  };

  return {
    state,
    /** The template added last on this screen. */
    added,
    choose: (file: File) => void oneAtATime(() => read(file)),
    tryAgain: () => void oneAtATime(save),
    giveUp: () => {
      kept.current = null;
      setState({ status: 'idle' });
    },
  };
}

export type TemplateUpload = ReturnType<typeof useTemplateUpload>;
