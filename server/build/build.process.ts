import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { precompress } from './precompress.ts';

// The waiting process is gone; the next start builds again.
process.on('disconnect', () => process.exit(1));
await once(new Worker(new URL('./make-pdf-fonts.worker.ts', import.meta.url)), 'exit');
await build({ root: PROJECT_FOLDER, logLevel: 'warn' });
await precompress(join(PROJECT_FOLDER, 'dist'));
process.exit(0);
