import { resolve } from 'node:path';

/** The project's folder, whatever the working directory. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
