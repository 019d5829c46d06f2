import { resolve } from 'node:path';

/** Where the project lies, whatever the working directory is. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
