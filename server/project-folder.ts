import { resolve } from 'node:path';

/** The project's folder, in any working directory. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
