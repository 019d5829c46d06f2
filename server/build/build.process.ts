import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { precompress } from './precompress.ts';
import { tellStep } from './tell-step.ts';

// The waiting process is gone; the next start builds again.
process.on('disconnect', () => process.exit(1));
await tellStep('Fonts of 15 scripts for the PDF', async (progress) => {
  const worker = new Worker(new URL('./make-pdf-fonts.worker.ts', import.meta.url));
  worker.on('message', progress);
  await once(worker, 'exit');
});
await tellStep('The app', () => build({ root: PROJECT_FOLDER, logLevel: 'warn' }));
await tellStep('Compressed copies', (progress) =>
  precompress(join(PROJECT_FOLDER, 'dist'), progress),
);
process.exit(0);
