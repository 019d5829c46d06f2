import { counted } from '@/lib/counted';
import { isMeasured } from '@/lib/is-measured';
import { holdsFinding } from '@/records/findings';
import { readProposal, type Observation } from '@/records/observation';

/** Below this a model's confidence is shown. Above it none is: no analyst's was found to mean anything. */
const UNSURE_BELOW = 1 / 3;

/** Describes a row's provenance; null while it is blank. */
export function describeProvenance(row: Pick<Observation, 'hand' | 'proposal'>): string | null {
  const proposal = readProposal(row);
  const analyst = isMeasured(proposal?.analyst) ? 'the built-in analyst' : proposal?.analyst;
  const by = analyst ? ` by ${analyst}` : '';
  const isUnsure =
    analyst !== undefined &&
    !isMeasured(proposal?.analyst) &&
    (proposal?.confidence ?? 1) < UNSURE_BELOW;
  const doubt = isUnsure ? ', which is unsure' : '';
  switch (row.hand) {
    case 'proposed':
      return `Proposed${by}${doubt}, not checked`;
    case 'accepted':
      return `Proposed${by}, accepted by you`;
    case 'edited':
      return `Proposed${by}, edited by you`;
    case 'written':
      return 'Written by you';
    case null:
      return null;
  }
}

/** Sums up the rows' provenance: "6 of 8 rows proposed by qwen3-vl:8b, 2 written by you". */
export function provenanceSentence(rows: readonly Observation[]): string | null {
  const findings = rows.filter(holdsFinding);
  const proposers = findings.flatMap((row) => {
    const isProposed = row.hand !== null && row.hand !== 'written';
    return isProposed ? (readProposal(row)?.analyst ?? 'an analyst') : [];
  });
  const written = findings.filter(({ hand }) => hand === 'written').length;
  const parts = [
    ...[...new Set(proposers)].map((name) => {
      const whose = `proposed by ${isMeasured(name) ? 'the built-in analyst' : name}`;
      return [proposers.filter((one) => one === name).length, whose] as const;
    }),
    ...(written > 0 ? [[written, 'written by you'] as const] : []),
  ];
  const [first, ...others] = parts;
  if (!first) return null;
  const total = counted(findings.length, 'row');
  return [
    `${first[0]} of ${total} ${first[1]}`,
    ...others.map(([count, whose]) => `${count} ${whose}`),
  ].join(', ');
}
