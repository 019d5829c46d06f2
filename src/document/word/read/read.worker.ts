import { answerPage } from '@/lib/ask-worker';
import { sourceOfFile } from '@/lib/zip/source-of-file';
import { WordProblem } from '../package/word-problem';
import { readDocument } from './read-document';

answerPage(
  self,
  (file: File) => readDocument(sourceOfFile(file)),
  (error) => error instanceof WordProblem,
);
