import { runClockFaster } from './fast-clock.ts';
import { type Inspection, makeInspection, PHOTOS } from './inspection.ts';
import { type ModelHost, startModelHost } from './model-host.ts';

/** Twenty minutes of waiting take half a minute; a question's two minutes are three seconds, enough for a busy machine. */
const TIMES = 40;

/** Several people's reports on one host, each lent to one trial after the other. */
export interface Lanes {
  use<T>(work: (host: ModelHost, inspection: Inspection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function startLanes(count: number, photos = PHOTOS, times = TIMES): Promise<Lanes> {
  const slowDown = runClockFaster(times);
  const host = await startModelHost(times);
  const free: Inspection[] = [];
  for (let made = 0; made < count; made += 1) free.push(await makeInspection(host.url, photos));
  const waiting: ((inspection: Inspection) => void)[] = [];
  const giveBack = (inspection: Inspection) => {
    const next = waiting.shift();
    if (next) next(inspection);
    else free.push(inspection);
  };
  return {
    async use(work) {
      const inspection =
        free.shift() ?? (await new Promise<Inspection>((resolve) => waiting.push(resolve)));
      return work(host, inspection).finally(() => giveBack(inspection));
    },
    async close() {
      slowDown();
      await host.close();
    },
  };
}
