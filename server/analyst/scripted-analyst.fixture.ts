/** A thread for tests, whose analyst does what the photo's media type or the report's title says. */
import { threadId } from 'node:worker_threads';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import { serveAnalyst } from './serve-analyst.ts';

const acts: Record<string, () => void> = {
  hang() {
    for (;;);
  },
  hog() {
    for (const kept: number[][] = []; ;) kept.push(Array<number>(1e5).fill(kept.length));
  },
  leave: () => process.exit(0),
  stumble() {
    throw new TypeError('A bug');
  },
  refuse() {
    throw new FunctionError('analyst_answer_invalid', 'Try another photo.', { cause: 'dust' });
  },
};

let looks = 0;

serveAnalyst({
  async observe({ mediaType }) {
    looks += 1;
    acts[mediaType]?.();
    const [element, defect] = [`thread ${threadId}`, `look ${looks}`];
    return Promise.resolve({
      outcome: 'defect',
      element,
      defect,
      recommendation: '',
      severity: null,
      urgency: null,
      location: '',
      rating: null,
      confidence: 0,
      cautions: [],
    });
  },
  async writeSections({ reportTitle }) {
    acts[reportTitle]?.();
    return Promise.resolve({ discussion: reportTitle, recommendation: '' });
  },
});
