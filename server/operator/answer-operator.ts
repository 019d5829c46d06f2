import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { BadSetting } from '../bad-setting.ts';
import { writeWhole } from '../data-folder/write-whole.ts';
import { type OperatorOrder, orderSchema } from './operate.ts';

const CHECK_EVERY_MS = 1000;
/** A running host checks every second; one that is starting takes longer. */
const ANSWERED_WITHIN_MS = 60_000;

/**
 * The folder through which a running host and `npm run operator` communicate: it is inside the data
 * folder, which only its owner can enter, so no port, route or secret is needed.
 */
const meetingFolder = (dataDir: string) => join(dataDir, 'operator');
const answerSchema = z.strictObject({ isDone: z.boolean(), sentence: z.string() });

/** Carries out the command's orders on a running host; the returned function stops this. */
export function answerOperator(
  dataDir: string,
  obey: (order: OperatorOrder) => Promise<string>,
  log: (message: string, cause?: unknown) => void,
): () => void {
  const folder = meetingFolder(dataDir);
  let isAtWork = false;
  const answerOrders = async () => {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.asked.json'))) {
      const file = join(folder, name);
      const answer = await answerTo(file, obey, log);
      rmSync(file, { force: true });
      writeWhole(file.replace('.asked.', '.answer.'), JSON.stringify(answer));
    }
  };
  // Orders whose commands no longer wait.
  rmSync(folder, { recursive: true, force: true });
  const timer = setInterval(() => {
    if (isAtWork || !existsSync(folder)) return;
    isAtWork = true;
    answerOrders()
      .catch((error: unknown) => log('npm run operator could not be answered', error))
      .finally(() => (isAtWork = false));
  }, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Sends an order to the host that holds the folder; null when none answers. Throws the host's BadSetting. */
export async function askRunningHost(
  dataDir: string,
  order: OperatorOrder,
): Promise<string | null> {
  const folder = meetingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = (kind: string) => join(folder, `${id}.${kind}.json`);
  const id = randomUUID();
  writeWhole(at('asked'), JSON.stringify(order));
  try {
    for (const end = Date.now() + ANSWERED_WITHIN_MS; Date.now() < end; await wait(100)) {
      if (!existsSync(at('answer'))) continue;
      const { isDone, sentence } = answerSchema.parse(
        JSON.parse(readFileSync(at('answer'), 'utf8')),
      );
      if (!isDone) throw new BadSetting(sentence);
      return sentence;
    }
    return null;
  } finally {
    for (const kind of ['asked', 'answer']) rmSync(at(kind), { force: true });
  }
}

async function answerTo(
  file: string,
  obey: (order: OperatorOrder) => Promise<string>,
  log: (message: string, cause?: unknown) => void,
): Promise<z.infer<typeof answerSchema>> {
  try {
    const order = orderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { isDone: true, sentence: await obey(order) };
  } catch (error) {
    if (error instanceof BadSetting) return { isDone: false, sentence: error.message };
    log('npm run operator could not be obeyed', error);
    return { isDone: false, sentence: 'The host could not do it; see its log.' };
  }
}
