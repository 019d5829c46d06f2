import { readFileSync } from 'node:fs';
import { sendRaw } from '../../../testing/raw-request.ts';

const BEAT_MS = 100;
/** Linux counts a thread's work in hundredths of a second. */
const TICK_MS = 10;

/** A host's process as it looks from outside: how long it works without giving a sign, and how large it is. */
export class VitalSigns {
  readonly #url: string;
  readonly #pid: number;
  #timer: NodeJS.Timeout | undefined;
  /** The thread's work in ms when it was last asked for a sign; null while it is not asked. */
  #askedAt: number | null = null;
  #longest = 0;
  longestEver = 0;
  largestEver = 0;

  constructor(url: string, pid: number) {
    this.#url = url;
    this.#pid = pid;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#askedAt === null) void this.#beat();
    }, BEAT_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * The longest that its thread worked before it gave a sign, since the last call, in milliseconds of the processor:
   * other programs of the machine don't count. Work that is still under way is included.
   */
  takeLongest(): number {
    const waiting = this.#askedAt === null ? 0 : this.#workedMs() - this.#askedAt;
    const longest = Math.max(this.#longest, waiting);
    this.#longest = 0;
    return longest;
  }

  /** Resident megabytes; null once the process is gone. */
  residentMb(): number | null {
    try {
      const status = readFileSync(`/proc/${this.#pid}/status`, 'utf8');
      const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
      this.largestEver = Math.max(this.largestEver, megabytes);
      return megabytes;
    } catch {
      return null;
    }
  }

  /** Milliseconds of the processor that its main thread has worked; 0 once the process is gone. */
  #workedMs(): number {
    try {
      const stat = readFileSync(`/proc/${this.#pid}/task/${this.#pid}/stat`, 'utf8');
      // Behind the name, which may hold blanks: user and system time are the 12th and 13th.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * TICK_MS;
    } catch {
      return 0;
    }
  }

  async #beat(): Promise<void> {
    const before = this.#workedMs();
    this.#askedAt = before;
    await sendRaw(`${this.#url}/config.json`).catch(() => null);
    const took = this.#workedMs() - before;
    this.#askedAt = null;
    this.#longest = Math.max(this.#longest, took);
    this.longestEver = Math.max(this.longestEver, took);
  }
}
