/// <reference lib="webworker" />
import type { ReadMessage } from '../schema';
import { readDocument } from './read-document';
import { WordProblem } from './word-problem';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data }: MessageEvent<File>) => {
  const answer = (message: ReadMessage) => {
    self.postMessage(message);
  };
  data
    .arrayBuffer()
    .then((content) => {
      answer({ type: 'read', reading: readDocument(new Uint8Array(content)) });
    })
    .catch((error: unknown) => {
      const isOfTheFile = error instanceof WordProblem;
      if (!isOfTheFile) console.error(error);
      answer({ type: 'failed', message: isOfTheFile ? error.message : '' });
    });
};
