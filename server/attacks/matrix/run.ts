import type { Host } from '../../start-host.ts';
import { type RawAnswer, sendRaw } from '../../../testing/raw-request.ts';
import type { Belongings, Row } from './cell.ts';
import { MARK } from './belongings-tables.ts';
import { lateStatus } from './late-answer.ts';
import type { World } from './world.ts';
import { z } from 'zod';

const refusalSchema = z.looseObject({
  code: z.union([z.string(), z.number()]).optional(),
  error: z.unknown().optional(),
});

/** As many as are under way together. */
const AT_ONCE = 16;
/** So many requests that should change nothing are sent before it is looked whether they did: looking costs as much as ten. */
const BETWEEN_CHECKS = 10 * AT_ONCE;

/** Patterns that no answer may contain: another's data, and internals. */
const INTERNALS = /node_modules|\/server\/|\bat \w+ \(|syntax error at or near|\bselect .* from /i;

export interface Attacker {
  name: string;
  headers: Record<string, string>;
  me: Belongings;
  isOwner: boolean;
}

export interface Scene {
  host: Host;
  world: World;
  owner: Belongings;
  stranger: Belongings;
}

interface MatrixFault {
  row: string;
  attacker: string;
  what: string;
}

/** Sends the rows as one attacker, and gives what came of each and what should never have. */
export async function attackAs(
  attacker: Attacker,
  rows: Row[],
  scene: Scene,
  isExpectedToDoSomething: (row: Row) => boolean,
  atOnce = AT_ONCE,
): Promise<{ outcomes: Map<string, string>; faults: MatrixFault[] }> {
  const outcomes = new Map<string, string>();
  const faults: MatrixFault[] = [];
  const { world, owner, stranger } = scene;
  const untouched = attacker.isOwner ? stranger : owner;
  const state = () => world.state(untouched, attacker.me);
  world.forget();
  const before = await state();

  const send = async (row: Row) => {
    const { method, path, headers = {}, body } = row.attack(owner, attacker.me);
    const answer = await sendRaw(scene.host.url, {
      method,
      path: path.replaceAll(' ', '%20'),
      headers: { ...attacker.headers, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const what = findWrong(answer, attacker);
    if (what) faults.push({ row: row.name, attacker: attacker.name, what });
    return summariseOutcome({ ...answer, status: lateStatus(answer.text) ?? answer.status });
  };
  /** Compares the attacker's own data with those before, which may differ; another's never may. */
  const check = async (sent: Row[]) => {
    const { others, own } = await state();
    if (others !== before.others) {
      const row = sent.map(({ name }) => name).join(', ');
      faults.push({ row, attacker: attacker.name, what: 'something of the others’ has changed' });
    }
    return own !== before.own;
  };

  const [alone, together] = partition(rows, (row) => row.writes && isExpectedToDoSomething(row));
  let unchecked: Row[] = [];
  for (let index = 0; index < together.length; index += atOnce) {
    const batch = together.slice(index, index + atOnce);
    const answers = await Promise.all(batch.map(send));
    batch.forEach((row, place) => outcomes.set(row.name, answers[place] ?? ''));
    unchecked.push(...batch);
    if (unchecked.length < BETWEEN_CHECKS && index + atOnce < together.length) continue;
    await check(unchecked);
    unchecked = [];
  }
  for (const row of alone) {
    const outcome = await send(row);
    const isChanged = await check([row]);
    outcomes.set(row.name, `${outcome}${isChanged ? ' changed' : ''}`);
    // The waitlist is nobody's own.
    if (isChanged || row.name.startsWith('signup_emails')) await restore(scene, attacker.me);
  }
  world.forget();
  await check(rows);
  return { outcomes, faults };
}

/** Puts back what these people have; everybody's where nobody is named. */
export async function restore(scene: Scene, ...people: Belongings[]): Promise<void> {
  const { world, owner, stranger } = scene;
  const all = people.length > 0 ? people : [owner, stranger];
  await world.restore(all.map((of) => [of, of === owner ? MARK : 'the stranger’s']));
}

function findWrong({ status, headers, text }: RawAnswer, { isOwner }: Attacker): string | null {
  if (status === 0) return 'the connection was closed';
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status >= 400 && INTERNALS.test(text)) return `internals: ${text.slice(0, 200)}`;
  // Photos are public by their address, which only the owner gets.
  const isPhoto = String(headers['content-type']).startsWith('image/');
  if (!isOwner && !isPhoto && text.includes(MARK)) return 'something of the owner’s was read';
  return null;
}

function partition<T>(items: T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Sums up an answer in a few characters: its status, its code or the count of its rows. */
function summariseOutcome({ status, headers, text }: RawAnswer): string {
  const total = /\/(.+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  const counted = total && total !== '*' ? ` of ${total}` : '';
  return `${status}${describeAnswer(status, text)}${counted}`;
}

function describeAnswer(status: number, text: string): string {
  if (text === '') return '';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ' bytes';
  }
  if (Array.isArray(value)) return ` ${value.length} ${value.length === 1 ? 'row' : 'rows'}`;
  const { code, error } = refusalSchema.safeParse(value).data ?? {};
  if (status < 400) return '';
  return ` ${code ?? (typeof error === 'string' ? error : 'refused')}`;
}
