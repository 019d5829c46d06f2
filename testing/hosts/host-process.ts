import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { CLUSTER } from '../databases/attacked-database.ts';
import { runFolder } from '../folders.ts';

export interface HostProcess {
  process: ChildProcess;
  /** Everything said so far, on both channels. */
  output(): string;
  /** Resolves with the URL that the host announces; rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, null after a signal, once everything that it started has ended too. */
  exited: Promise<number | null>;
  /** Ends it, as a power cut would unless another signal is named, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** A third of a start is compiling: what one start of a run has compiled, the next ones read. */
function compileCache(): Record<string, string> {
  const run = runFolder();
  return run ? { NODE_COMPILE_CACHE: join(run, 'compiled') } : {};
}

/** The options that `npm start` gives Node before the program. */
function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [first = ''] = scripts.start.split('||');
  return first.split(' ').filter((word) => word.startsWith('--'));
}

/** The product; on a test's cluster, a program that differs in its database alone. */
function program(): string {
  return process.env[CLUSTER] ? 'testing/hosts/host-on-cluster.ts' : 'server/main.ts';
}

/**
 * Starts the real program, as `npm start` does or, where asked, by it, with these settings alone. Standard
 * error goes to the file `errors` where that is given.
 */
export function startProcess(
  settings: Record<string, string>,
  options: { cwd?: string; errors?: string; byNpm?: boolean } = {},
): HostProcess {
  const errors = options.errors ? openSync(options.errors, 'w') : 'pipe';
  const [command, args] = options.byNpm
    ? ['npm', ['start']]
    : [process.execPath, [...nodeOptions(), join(PROJECT_FOLDER, program())]];
  const child = spawn(command, args, {
    cwd: options.cwd ?? PROJECT_FOLDER,
    env: {
      PATH: process.env['PATH'],
      ...(process.env[CLUSTER] ? { [CLUSTER]: process.env[CLUSTER] } : {}),
      PORT: '0',
      // Not named, the host says which model it found on the machine.
      AI_PROVIDER: 'builtin',
      RATE_LIMIT_OTP_PER_HOUR: '10000',
      RATE_LIMIT_OTP_PER_RECIPIENT: '10000',
      RATE_LIMIT_OTP_IN_ALL: '10000',
      RATE_LIMIT_WAITLIST_PER_HOUR: '10000',
      ...compileCache(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', errors],
  });
  if (typeof errors === 'number') closeSync(errors);
  let said = '';
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /ready at (http\S+)\n/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void exited.then(() =>
      reject(
        new Error(
          `The host ended (${child.exitCode ?? child.signalCode}) before it was ready:\n${said}`,
        ),
      ),
    );
  });
  // Tests of failing starts await `exited` alone.
  ready.catch(() => undefined);
  const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return { process: child, output: () => said, ready, exited, end };
}
