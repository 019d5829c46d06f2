import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { type HostProcess, startProcess } from '../../../testing/hosts/host-process.ts';
import { readAccessToken, publishableKey, signIn } from '../../../testing/people.ts';
import { temporaryFolder } from '../../../testing/folders.ts';
import { sendRaw } from '../../../testing/raw-request.ts';
import type { Attack, Belongings } from '../matrix/cell.ts';
import { hashEverything, makeBelongings } from './belongings.ts';
import { MOST_BLOCKED_MS, MOST_GROWN_MB, findFault } from './judge.ts';
import { requests } from './requests.ts';
import { VitalSigns } from './vital-signs.ts';

const AT_ONCE = 4;
/** Batches between two checks of the owner's data. */
const LOOK_EVERY = 25;
/** Findings of a host that misbehaves at every request. */
const MOST_FINDINGS = 50;

interface Shot {
  isSignedIn: boolean;
  attack: Attack;
}

interface Fuzzed {
  /** Each with the seed that brings it back and the smallest requests that still do it. */
  findings: string[];
  /** Requests that were answered. */
  answered: number;
  figures: Record<string, number>;
}

export interface FuzzOptions {
  milliseconds: number;
  seed: number;
  onFinding?: (finding: string) => void;
}

/** Sends requests by chance to a host in a process of its own, until the time is over. */
export async function fuzz(options: FuzzOptions): Promise<Fuzzed> {
  const folder = temporaryFolder();
  // The app's own pages are the file server's; one is enough.
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Plumbline</title>');
  const host = startProcess({
    DATA_DIR: join(folder, 'data'),
    APP_DIR: folder,
    STORAGE_QUOTA_MB: '300',
    RATE_LIMIT_OTP_PER_HOUR: '1000000',
    RATE_LIMIT_OTP_PER_RECIPIENT: '1000000',
    RATE_LIMIT_OTP_IN_ALL: '1000000',
    RATE_LIMIT_WAITLIST_PER_HOUR: '1000000',
  });
  try {
    return await new Fuzz(host, await host.ready).run(options);
  } finally {
    await host.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Fuzz {
  readonly #host: HostProcess;
  readonly #url: string;
  readonly #signs: VitalSigns;
  readonly #latencies: number[] = [];
  #apikey = '';
  #token = '';
  #batches = 0;
  #lookAtOwner: () => Promise<string | null> = () => Promise.resolve(null);

  constructor(host: HostProcess, url: string) {
    this.#host = host;
    this.#url = url;
    this.#signs = new VitalSigns(url, host.process.pid ?? 0);
  }

  async run({ milliseconds, seed, onFinding }: FuzzOptions): Promise<Fuzzed> {
    const people = await this.#prepare();
    const shot = fc.record({ isSignedIn: fc.boolean(), attack: requests(people) });
    const batches = fc.array(shot, { minLength: 1, maxLength: AT_ONCE });
    const property = fc.asyncProperty(batches, (shots) => this.#fire(shots));
    const end = performance.now() + milliseconds;
    const startedMb = this.#signs.residentMb() ?? 0;
    const findings: string[] = [];
    this.#signs.start();
    for (let from = seed; performance.now() < end; from += 1) {
      const details = await fc.check(property, {
        seed: from,
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: end - performance.now(),
        includeErrorInReport: true,
      });
      if (details.failed) {
        const finding = fc.defaultReportMessage(details) ?? 'a failure without words';
        findings.push(finding);
        onFinding?.(finding);
      }
      if (this.#host.process.exitCode !== null || findings.length >= MOST_FINDINGS) break;
    }
    this.#signs.stop();
    const changed = await this.#lookAtOwner();
    if (changed) findings.push(changed);
    return {
      findings,
      answered: this.#latencies.length,
      figures: this.#figures(startedMb),
    };
  }

  /** Signs in a stranger, who asks, and an owner, of whose things nothing may change. */
  async #prepare(): Promise<[Belongings, Belongings]> {
    this.#apikey = await publishableKey(this.#url);
    const owner = await signIn(this.#url, 'owner@example.com');
    let stranger = await signIn(this.#url, 'stranger@example.com');
    this.#token = await readAccessToken(stranger);
    const owned = await makeBelongings(owner);
    const before = await hashEverything(owner.client, owned);
    this.#lookAtOwner = async () => {
      const { error } = await stranger.client.auth.getUser();
      if (error) {
        stranger = await signIn(this.#url, 'stranger@example.com');
        this.#token = await readAccessToken(stranger);
      }
      const now = await hashEverything(owner.client, owned);
      return now === before ? null : 'something of the owner’s has changed';
    };
    return [await makeBelongings(stranger), owned];
  }

  /** Throws what was wrong with the answers to some requests at once, or with the host meanwhile. */
  async #fire(shots: Shot[]): Promise<void> {
    const cost = await this.#measure(shots);
    // The machine may have had other work: what costs too much does it twice.
    if (cost !== null && (await this.#measure(shots)) !== null) throw new Error(cost);
    this.#batches += 1;
    const changed = this.#batches % LOOK_EVERY === 0 ? await this.#lookAtOwner() : null;
    if (changed) throw new Error(changed);
  }

  /** Says what some requests at once cost beyond the bounds; null for nothing. */
  async #measure(shots: Shot[]): Promise<string | null> {
    const before = this.#signs.residentMb() ?? 0;
    this.#signs.takeLongest();
    await Promise.all(shots.map((shot) => this.#send(shot)));
    const after = this.#signs.residentMb();
    if (after === null) throw new Error('the host ended');
    const [blockedMs, grownMb] = [this.#signs.takeLongest(), after - before];
    if (blockedMs <= MOST_BLOCKED_MS && grownMb <= MOST_GROWN_MB) return null;
    return `blocked ${Math.round(blockedMs)} ms, grew ${Math.round(grownMb)} MB`;
  }

  async #send({ isSignedIn, attack }: Shot): Promise<void> {
    const { method, path, headers = {}, body } = attack;
    // Signed out, the rest of the hour would be a visitor's: the account suite ends sessions.
    const authorization = isSignedIn && !path.includes('logout') ? `Bearer ${this.#token}` : '';
    const begun = performance.now();
    const answer = await sendRaw(this.#url, {
      method,
      path,
      headers: { apikey: this.#apikey, ...(authorization && { authorization }), ...headers },
      ...(body !== undefined && { body }),
    });
    const elapsed = performance.now() - begun;
    this.#latencies.push(elapsed);
    const what = findFault(attack, answer, elapsed);
    if (what) throw new Error(what);
  }

  #figures(startedMb: number): Record<string, number> {
    const sorted = this.#latencies.sort((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return {
      medianMs: at(0.5),
      p99Ms: at(0.99),
      longestMs: Math.round(sorted.at(-1) ?? 0),
      longestSilenceMs: Math.round(this.#signs.longestEver),
      residentAtStartMb: Math.round(startedMb),
      residentAtMostMb: Math.round(this.#signs.largestEver),
    };
  }
}
