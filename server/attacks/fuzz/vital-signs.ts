import { readFileSync } from 'node:fs';
import { sendRaw } from '../../../testing/raw-request.ts';

const BEAT_MS = 100;

/** A host's process as it looks from outside: how long it gives no sign, and how large it is. */
export class VitalSigns {
  readonly #url: string;
  readonly #pid: number;
  #timer: NodeJS.Timeout | undefined;
  #sentAt: number | null = null;
  #longest = 0;
  longestEver = 0;
  largestEver = 0;

  constructor(url: string, pid: number) {
    this.#url = url;
    this.#pid = pid;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#sentAt === null) void this.#beat();
    }, BEAT_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The longest wait for a sign since the last call, one that is still going on included. */
  takeLongest(): number {
    const waiting = this.#sentAt === null ? 0 : performance.now() - this.#sentAt;
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

  async #beat(): Promise<void> {
    this.#sentAt = performance.now();
    await sendRaw(`${this.#url}/config.json`).catch(() => null);
    const took = performance.now() - this.#sentAt;
    this.#sentAt = null;
    this.#longest = Math.max(this.#longest, took);
    this.longestEver = Math.max(this.longestEver, took);
  }
}
