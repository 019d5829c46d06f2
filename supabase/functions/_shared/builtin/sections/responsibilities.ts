import type { AssessedRow } from './assessed-row.ts';
import { byPriority } from './detail.ts';
import { listRowNumbers } from './grouping.ts';
import type { Paragraph } from './layout.ts';
import { cite, joined } from './prose.ts';
import { MAINTENANCE } from './themes.ts';

const NAMES_SOMEBODY =
  /\b(?:engineers?|surveyors?|contractors?|specialists?|electricians?|plumbers?|roofers?|masons?|carpenters?|joiners?|arborists?|arboriculturists?|inspectors?|technicians?|builders?|owners?|managers?|architects?|steeplejacks?|divers?|laborator(?:y|ies)|authorit(?:y|ies)|compan(?:y|ies))\b/i;
const INVESTIGATES =
  /\b(?:monitor|survey|assess|test|measure|investigat|inspect|check|tell-?tales?|gauges?|trace|find|establish|probe|sound the|open up)/i;
/** Barriers and closures are up to anyone who runs the place, not to a trade. */
const IN_CHARGE = 'the person in charge of the premises, advised by a competent engineer';

/** By whom: for what the rows leave open, the calling that such work usually needs. */
export function responsibilities(rows: AssessedRow[]): Paragraph {
  const due = byPriority(
    rows.filter(({ outcome, recommendation }) => outcome === 'defect' && recommendation !== ''),
  );
  if (due.length === 0) return { items: [] };
  const unnamed = due.filter(({ recommendation }) => !NAMES_SOMEBODY.test(recommendation));
  const shares = new Map<string, AssessedRow[]>();
  for (const row of unnamed)
    shares.set(callingFor(row), [...(shares.get(callingFor(row)) ?? []), row]);
  const items: string[] = [];
  const isAll = unnamed.length === due.length;
  const [only] = shares.keys();
  if (shares.size === 1 && only !== undefined) {
    items.push(
      isAll
        ? `${due.length === 1 ? 'This work is' : 'All of this work is'} for ${only}.`
        : `Where nobody is named (${cite(listRowNumbers(unnamed))}), the work is for ${only}.`,
    );
  } else if (shares.size > 1) {
    const list = [...shares].map(
      ([calling, members]) => `${calling} (${cite(listRowNumbers(members))})`,
    );
    items.push(
      `${isAll ? 'The work' : 'Where nobody is named above, the work'} is for ${joined(list)}.`,
    );
  }
  return { items };
}

function callingFor({ priority, theme, recommendation }: AssessedRow): string {
  if (priority === 'safety') return IN_CHARGE;
  if (priority === 'minor' && !INVESTIGATES.test(recommendation)) return MAINTENANCE;
  return INVESTIGATES.test(recommendation) ? theme.investigator : theme.repairer;
}
