import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Played, Suite, SuiteRun } from '../../testing/attacks/suite.ts';
import { CLUSTER, type Engine } from '../../testing/databases/attacked-database.ts';

/** A round that was begun in time may end so much later; then the suite is ended. */
const GRACE_MS = 5 * 60_000;
/** Characters of a suite's last output: enough for a stack. */
const KEPT_CHARACTERS = 2000;

export interface AttackOptions {
  /** The suites' folder. */
  folder: string;
  seed: number;
  /** Epoch milliseconds at which the last suite ends. */
  end: number;
  /** The folder of a running PostgreSQL's socket; null where there is none. */
  cluster: string | null;
  say(line: object): void;
  graceMs?: number;
}

/** Every suite by each of its engines; PostgreSQL only where it can be had. */
export function planRuns(suites: Map<string, Suite>, engines: Engine[]): SuiteRun[] {
  return [...suites].flatMap(([suite, { onEachEngine }]) =>
    (onEachEngine ? engines : [null]).map((engine) => ({ suite, engine })),
  );
}

/** Plays the runs one after the other, each for its share of the time that is left. Resolves with the findings' count. */
export async function playRuns(runs: SuiteRun[], options: AttackOptions): Promise<number> {
  let found = 0;
  for (const [index, run] of runs.entries()) {
    const share = (options.end - Date.now()) / (runs.length - index);
    found += await playRun(run, Math.round(Date.now() + share), options);
  }
  return found;
}

async function playRun(run: SuiteRun, until: number, options: AttackOptions): Promise<number> {
  const { suite, engine } = run;
  const { seed, say, graceMs = GRACE_MS } = options;
  const began = Date.now();
  const minutes = Math.ceil((until - began) / 6000) / 10;
  const again = `npm run attack -- --suites ${suite}${engine ? ` --engines ${engine}` : ''} --seed ${seed} --minutes ${minutes}`;
  let findings = 0;
  let played: Played | undefined;
  const found = (finding: string) => {
    findings += 1;
    say({ suite, engine, finding, again });
  };

  const process = forkSuite(run, until, options);
  let lastSaid = '';
  process.stderr?.on('data', (chunk: Buffer) => {
    lastSaid = (lastSaid + chunk.toString()).slice(-KEPT_CHARACTERS);
  });
  process.on('message', (message: { finding: string } | { played: Played }) => {
    if ('finding' in message) found(message.finding);
    else ({ played } = message);
  });
  const overdue = setTimeout(() => process.kill('SIGKILL'), until - began + graceMs);
  const [code, signal] = (await once(process, 'close')) as [number | null, string | null];
  clearTimeout(overdue);
  if (!played) found(`the suite did not come to its end (${signal ?? code}): ${lastSaid}`);
  else if (played.tries === 0) found('the suite tried nothing');

  const seconds = Math.round((Date.now() - began) / 1000);
  say({ suite, engine, seed, seconds, tries: played?.tries ?? 0, findings, ...played?.figures });
  return findings;
}

function forkSuite({ suite, engine }: SuiteRun, until: number, options: AttackOptions) {
  const { folder, seed, cluster } = options;
  const attacked = engine === 'PostgreSQL' && cluster !== null ? cluster : '';
  const program = join(import.meta.dirname, 'play-suite.ts');
  return fork(program, [folder, suite, String(seed), String(until)], {
    env: { ...process.env, [CLUSTER]: attacked },
    // Hosts in the suite's process log what they refuse.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
