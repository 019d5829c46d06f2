import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type HostProcess, startProcess } from '../../../testing/hosts/host-process.ts';
import { readAccessToken, type Person, publishableKey, signIn } from '../../../testing/people.ts';
import { PRIVATE_TABLES } from '../../../testing/private-tables.ts';
import { temporaryFolder } from '../../../testing/folders.ts';
import type { Attack, Belongings } from '../matrix/cell.ts';
import { type RawAnswer, sendRaw } from '../../../testing/raw-request.ts';
import { seedReport } from '../../../testing/reports.ts';
import { MOST_BLOCKED_MS, MOST_GROWN_MB, findFault } from './judge.ts';
import { Random } from './random.ts';
import { nextRequest } from './requests.ts';
import { VitalSigns } from './vital-signs.ts';

const AT_ONCE = 4;
/** Batches between two checks of the owner's data. */
const LOOK_EVERY = 25;
/** Enough of a host that misbehaves at every request. */
const MOST_FAULTS = 50;
/** A body that would fill a screen is cut; the seed and the number bring it back. */
const SHOWN_CHARACTERS = 4000;

export interface FuzzFault {
  what: string;
  seed: number;
  /** Which request of this seed it was. */
  number: number;
  signedIn: boolean;
  request: { method: string; path: string; headers: Record<string, string>; body: string | null };
}

interface Shot {
  number: number;
  signedIn: boolean;
  attack: Attack;
}

interface Fuzzed {
  faults: FuzzFault[];
  /** Requests that were answered. */
  answered: number;
  figures: Record<string, number>;
}

export interface FuzzOptions {
  milliseconds: number;
  seed: number;
  onFault?: (fault: FuzzFault) => void;
}

/** Sends whatever the seed brings to a host in a process of its own, until the time is over. */
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
    return await new Fuzz(host, await host.ready, options).run();
  } finally {
    await host.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Fuzz {
  readonly #host: HostProcess;
  readonly #url: string;
  readonly #options: FuzzOptions;
  readonly #random: Random;
  readonly #signs: VitalSigns;
  readonly #faults: FuzzFault[] = [];
  readonly #latencies: number[] = [];
  #apikey = '';
  #token = '';
  #sent = 0;

  constructor(host: HostProcess, url: string, options: FuzzOptions) {
    this.#host = host;
    this.#url = url;
    this.#options = options;
    this.#random = new Random(options.seed);
    this.#signs = new VitalSigns(url, host.process.pid ?? 0);
  }

  async run(): Promise<Fuzzed> {
    this.#apikey = await publishableKey(this.#url);
    const owner = await signIn(this.#url, 'owner@example.com');
    const stranger = await signIn(this.#url, 'stranger@example.com');
    await this.#keepToken(stranger);
    const people: [Belongings, Belongings] = [await belongings(stranger), await belongings(owner)];
    const before = await hashEverything(owner.client, people[1]);

    const end = performance.now() + this.#options.milliseconds;
    const startedMb = this.#signs.residentMb() ?? 0;
    this.#signs.start();
    for (let batch = 1; performance.now() < end; batch += 1) {
      const shots = Array.from({ length: AT_ONCE }, () => this.#next(people));
      await this.#fire(shots);
      if (this.#host.process.exitCode !== null || this.#faults.length >= MOST_FAULTS) break;
      if (batch % LOOK_EVERY !== 0 && performance.now() < end) continue;
      if ((await hashEverything(owner.client, people[1])) !== before) {
        this.#found('something of the owner’s has changed', shots[0]);
        break;
      }
      const current = await stranger.client.auth.getUser();
      if (current.error) await this.#keepToken(await signIn(this.#url, 'stranger@example.com'));
    }
    this.#signs.stop();
    return {
      faults: this.#faults,
      answered: this.#latencies.length,
      figures: this.#figures(startedMb),
    };
  }

  async #keepToken(person: Person): Promise<void> {
    this.#token = await readAccessToken(person);
  }

  #next(people: [Belongings, Belongings]): Shot {
    this.#sent += 1;
    const signedIn = this.#random.happens(0.7);
    return { number: this.#sent, signedIn, attack: nextRequest(this.#random, people) };
  }

  async #fire(shots: Shot[]): Promise<void> {
    const { blockedMs, grownMb } = await this.#measured(shots);
    if (blockedMs <= MOST_BLOCKED_MS && grownMb <= MOST_GROWN_MB) return;
    // One of them, or the machine: each once more by itself says which.
    for (const shot of shots) {
      const alone = await this.#measured([shot]);
      const what = `blocked ${Math.round(alone.blockedMs)} ms, grew ${Math.round(alone.grownMb)} MB`;
      const isOver = alone.blockedMs > MOST_BLOCKED_MS || alone.grownMb > MOST_GROWN_MB;
      if (isOver) this.#found(what, shot);
    }
  }

  async #measured(shots: Shot[]): Promise<{ blockedMs: number; grownMb: number }> {
    const before = this.#signs.residentMb() ?? 0;
    this.#signs.takeLongest();
    await Promise.all(shots.map((shot) => this.#send(shot)));
    const after = this.#signs.residentMb();
    if (after === null) for (const shot of shots) this.#found('the host ended', shot);
    return { blockedMs: this.#signs.takeLongest(), grownMb: (after ?? before) - before };
  }

  async #send(shot: Shot): Promise<void> {
    const { attack, signedIn } = shot;
    const { method, path, headers = {}, body } = attack;
    // Signed out, the rest of the hour would be a visitor's: the account suite ends sessions.
    const isSignedIn = signedIn && !path.includes('logout');
    const begun = performance.now();
    let answer: RawAnswer;
    try {
      answer = await sendRaw(this.#url, {
        method,
        path,
        headers: {
          apikey: this.#apikey,
          ...(isSignedIn ? { authorization: `Bearer ${this.#token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      });
    } catch (error) {
      // An answer that is none (Node's client refuses it), or no connection at all.
      if (this.#host.process.exitCode === null) this.#found(`no answer: ${String(error)}`, shot);
      return;
    }
    const elapsed = performance.now() - begun;
    this.#latencies.push(elapsed);
    const what = findFault(attack, answer, elapsed);
    if (what) this.#found(what, shot);
  }

  #found(what: string, shot: Shot | undefined): void {
    if (!shot) return;
    const { attack, number, signedIn } = shot;
    const { method, path, headers = {}, body } = attack;
    const shown = typeof body === 'string' ? body : body && Buffer.from(body).toString('base64');
    const fault: FuzzFault = {
      what,
      seed: this.#options.seed,
      number,
      signedIn,
      request: { method, path, headers, body: shown?.slice(0, SHOWN_CHARACTERS) ?? null },
    };
    this.#faults.push(fault);
    this.#options.onFault?.(fault);
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

/** A report with a changed row, a section, a style and a photo, made as the product makes them. */
async function belongings(person: Person): Promise<Belongings> {
  const { client, id } = person;
  const key = { user_id: id };
  const report = await seedReport(person);
  const photo = `${id}/${report}/1700000000000_wall.jpg`;
  const bytes = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
  const stored = await client.storage.from('inspection_photos').upload(photo, bytes);
  if (stored.error) throw stored.error;
  const address = `http://127.0.0.1/storage/v1/object/public/inspection_photos/${photo}`;
  const row = { ...key, report_id: report, element: 'Wall', defect: 'Crack', photo: address };
  const observation = await client
    .from('observations')
    .insert(row)
    .select('id')
    .single()
    .throwOnError();
  await client
    .from('observations')
    .update({ defect: 'Wide crack' })
    .eq('id', observation.data.id)
    .throwOnError();
  const version = await client.from('versions').select('id').single().throwOnError();
  const section = await client
    .from('sections')
    .insert({ ...key, report_id: report, heading: 'Discussion', paragraph: 'Text.' })
    .select('id')
    .single()
    .throwOnError();
  await client
    .from('style_profiles')
    .insert({ ...key, style_hint: 'Short.' })
    .throwOnError();
  await client
    .from('letterheads')
    .insert({ ...key, firm_name: 'Firm' })
    .throwOnError();
  const small = Buffer.from('PK\x03\x04');
  const sha256 = createHash('sha256').update(small).digest('hex');
  await client
    .rpc('add_document_template', {
      p_id: crypto.randomUUID(),
      p_name: 'House',
      p_content: small.toString('base64'),
      p_sha256: sha256,
      p_found: [],
      p_unknown: [],
    })
    .throwOnError();
  await client
    .from('consistency_reviews')
    .insert({ ...key, report_id: report, analyst: 'model' })
    .throwOnError();
  // Over at once: the photo is there to be analysed.
  const asked = { p_task: 'photo', p_report: report, p_observation: observation.data.id };
  const question = { ...asked, p_request: {}, p_seconds: 1 };
  const taken = await client.rpc('take_question', question).throwOnError();
  return {
    user: id,
    report,
    observation: observation.data.id,
    token: (taken.data as { token: string }).token,
    section: section.data.id,
    version: version.data.id,
    photo,
  };
}

/** One figure for all that a person can see of their own. */
async function hashEverything(client: SupabaseClient, { photo }: Belongings): Promise<string> {
  const hash = createHash('sha256');
  for (const table of PRIVATE_TABLES) {
    const { data } = await client.from(table).select().throwOnError();
    hash.update(JSON.stringify(data.map((row) => JSON.stringify(row)).toSorted()));
  }
  const folder = photo.slice(0, photo.lastIndexOf('/'));
  const listed = await client.storage.from('inspection_photos').list(folder);
  if (listed.error) throw listed.error;
  hash.update(JSON.stringify(listed.data.map(({ name, metadata }) => [name, metadata])));
  const file = await client.storage.from('inspection_photos').download(photo);
  if (file.error) throw file.error;
  return hash.update(Buffer.from(await file.data.arrayBuffer())).digest('hex');
}
