import { join } from 'node:path';

/** Folders whose rooms are layers, from the lowest on: each room knows those before it. */
const ROOMS = {
  /** From what a row is up to the screen. */
  'src/features/observations': [
    'rows',
    'costs',
    'history',
    'particulars',
    'analysis',
    'phrases',
    'edit',
    'quick',
    'check',
    'findings',
    'table',
  ],
  /** From what a document says up to its files. */
  'src/document': [
    'words',
    'model',
    'layout',
    'pictures',
    'bookmarks',
    'revisions',
    'word/package',
    'word/read',
    'word/compare',
    'word/write',
    'pdf',
    'preview',
    'parts',
    'template',
    'files',
  ],
};

/** Refuses an import of a room above. */
export const LAYERS = Object.entries(ROOMS).map(([folder, rooms]) => ({
  files: [`${folder}/**`],
  // A test draws the whole screen or document, wherever what it tests lies.
  ignores: ['**/*.{test,fixture}.{ts,tsx}'],
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: join(import.meta.dirname, '..', folder),
        zones: rooms.slice(0, -1).map((room, index) => ({
          target: `./${room}`,
          from: rooms.slice(index + 1).map((above) => `./${above}`),
          message: `${room}/ lies below: move what both need into it, or the caller up.`,
        })),
      },
    ] as const,
  },
}));
