/** The rows of server/attacks/matrix/ by any caller, in any order and so many at once, against their written outcomes. */
import { openDatabase } from '../../server/database/open-database.ts';
import { Random } from '../../server/attacks/fuzz/random.ts';
import { type Cast, REFUSED } from '../../server/attacks/matrix/actors.ts';
import { fileRows } from '../../server/attacks/matrix/file-rows.ts';
import { functionRows } from '../../server/attacks/matrix/function-rows.ts';
import { openScene } from '../../server/attacks/matrix/open-scene.ts';
import { type Column, writtenOutcomes } from '../../server/attacks/matrix/outcomes.ts';
import { type Attacker, type Scene, attackAs } from '../../server/attacks/matrix/run.ts';
import { tableRows } from '../../server/attacks/matrix/table-rows.ts';
import { databaseParts } from '../databases/attacked-database.ts';
import type { Play, Played } from './suite.ts';

export const onEachEngine = true;

const ROWS = [...tableRows(), ...fileRows(), ...functionRows()];
const WRITTEN = writtenOutcomes();
const ROWS_A_ROUND = 120;
const MOST_AT_ONCE = 48;
/** The actors' tokens last an hour. */
const NEW_HOST_AFTER_MS = 30 * 60_000;
const ACTORS = ['keyless', 'visitor', 'owner', 'stranger'] as const;

type Caller = (typeof ACTORS)[number] | (typeof REFUSED)[number];

export async function run({ seed, until, report }: Play): Promise<Played> {
  const random = new Random(seed);
  let tries = 0;
  while (Date.now() < until) {
    const { openDatabase: openOther } = databaseParts();
    const { scene, cast } = await openScene(openOther ?? ((folder) => openDatabase({ folder })));
    const renewed = Math.min(until, Date.now() + NEW_HOST_AFTER_MS);
    try {
      while (Date.now() < renewed) tries += await playRound(random, scene, cast, report);
    } finally {
      await scene.host.close();
    }
  }
  return { tries };
}

/** One caller’s attacks, all of which are answered before the next round begins. */
async function playRound(random: Random, scene: Scene, cast: Cast, report: Play['report']) {
  const caller = random.pick([random.pick(ACTORS), random.pick(REFUSED)]);
  const { attacker, column } = attackerFor(caller, scene, cast);
  const rows = random.shuffled(ROWS).slice(0, ROWS_A_ROUND);
  const atOnce = 1 + random.below(MOST_AT_ONCE);
  const expected = (name: string) => WRITTEN.get(name)?.[column] ?? '';
  const { outcomes, faults } = await attackAs(
    attacker,
    rows,
    scene,
    ({ name }) => /^2|changed$/.test(expected(name)),
    atOnce,
  );
  for (const finding of faults) report(`${JSON.stringify(finding)}, ${atOnce} at once`);
  for (const [name, outcome] of outcomes) {
    if (outcome === expected(name)) continue;
    report(`${caller}: ${name}: ${outcome} instead of ${expected(name)}, ${atOnce} at once`);
  }
  return rows.length;
}

function attackerFor(caller: Caller, scene: Scene, cast: Cast) {
  const actor = ACTORS.find((name) => name === caller);
  const refused = REFUSED.find((name) => name === caller);
  const column: Column = actor ?? 'refused';
  const headers = actor ? cast.actors[actor] : refused ? cast.refused[refused] : {};
  const attacker: Attacker = {
    name: caller,
    headers,
    me: caller === 'stranger' ? scene.stranger : scene.owner,
    isOwner: caller === 'owner',
  };
  return { attacker, column };
}
