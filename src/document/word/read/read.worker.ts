/// <reference lib="webworker" />
import { sourceOfFile } from '@/lib/zip/source-of-file';
import type { ReadMessage } from './word-reading';
import { readDocument } from './read-document';
import { WordProblem } from './word-problem';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data }: MessageEvent<File>) => {
  self.postMessage(answer(data));
};

function answer(file: File): ReadMessage {
  try {
    return { type: 'read', reading: readDocument(sourceOfFile(file)) };
  } catch (error) {
    const isOfTheFile = error instanceof WordProblem;
    if (!isOfTheFile) console.error(error);
    return { type: 'failed', message: isOfTheFile ? error.message : '' };
  }
}
