import type { Usage } from '../../supabase/functions/_shared/contract/stored.ts';
import type { AskedPhoto } from './ask-about-photos.ts';
import { areConsistent, judgeAnswer } from './judge-answer.ts';
import { CLASSES } from './label-words.ts';

/** So many of so many. */
export interface Share {
  of: number;
  right: number;
}

export interface ModelFigures {
  photos: number;
  answered: number;
  refused: number;
  /** How often each failure came. */
  failures: Record<string, number>;
  element: Share;
  /** Photos with a defect that were given one, and sound ones that were given none. */
  defectFound: Share;
  soundLeft: Share;
  classes: Record<string, { labelled: number; said: number; both: number }>;
  severity: Share;
  severities: Record<string, number>;
  invented: Share;
  consistent: { outcome: Share; severity: Share; classes: Share };
  usage: Usage;
  /** Waits for answers: the median, and the slowest of ten. */
  waited: { median: number; p90: number };
}

/** Sums up a model's answers. */
export function modelFigures(photos: readonly AskedPhoto[]): ModelFigures {
  const firsts = photos.flatMap((photo) => {
    const [first] = photo.answers;
    return first ? [{ photo, first }] : [];
  });
  const failures: Record<string, number> = {};
  for (const { first } of firsts) {
    if ('failed' in first) failures[first.failed] = (failures[first.failed] ?? 0) + 1;
  }
  const kept = photos.flatMap(({ answers }) =>
    answers.flatMap((answer) => ('failed' in answer ? [] : [answer])),
  );
  const judged = firsts.flatMap(({ photo, first }) =>
    'failed' in first || first.finding === null
      ? []
      : [{ photo, finding: first.finding, is: judgeAnswer(photo, first.finding) }],
  );
  const pairs = photos.flatMap(({ answers: [one, other] }) =>
    one && other && 'finding' in one && 'finding' in other && one.finding && other.finding
      ? [areConsistent(one.finding, other.finding)]
      : [],
  );
  const isSound = ({ photo }: (typeof judged)[number]) => photo.classes.includes('none');
  const waits = kept.map(({ waited }) => waited).sort((a, b) => a - b);
  return {
    photos: photos.length,
    answered: judged.length,
    refused: firsts.filter(({ first }) => 'finding' in first && first.finding === null).length,
    failures,
    element: share(judged.map(({ is }) => is.element)),
    defectFound: share(judged.filter((one) => !isSound(one)).map(({ is }) => is.defect)),
    soundLeft: share(judged.filter(isSound).map(({ is }) => is.defect)),
    classes: Object.fromEntries(
      CLASSES.map((name) => {
        const ones = judged.flatMap(({ is }) => is.classes[name] ?? []);
        return [
          name,
          {
            labelled: ones.filter(({ labelled }) => labelled).length,
            said: ones.filter(({ said }) => said).length,
            both: ones.filter(({ labelled, said }) => labelled && said).length,
          },
        ];
      }),
    ),
    severity: share(judged.map(({ is }) => is.severity)),
    severities: counted(judged.map(({ finding }) => finding.severity ?? 'none')),
    invented: share(judged.map(({ is }) => is.invented)),
    consistent: {
      outcome: share(pairs.map(({ outcome }) => outcome)),
      severity: share(pairs.map(({ severity }) => severity)),
      classes: share(pairs.map(({ classes }) => classes)),
    },
    usage: kept.reduce((sum, { usage }) => added(sum, usage), NO_USAGE),
    waited: { median: quantile(waits, 0.5), p90: quantile(waits, 0.9) },
  };
}

const NO_USAGE: Usage = { questions: 0, input_tokens: 0, output_tokens: 0, seconds: 0 };

function added(one: Usage, other: Usage): Usage {
  return {
    questions: one.questions + other.questions,
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    seconds: one.seconds + other.seconds,
  };
}

/** The share among those that a label or an answer decides. */
function share(ones: readonly (boolean | null)[]): Share {
  const decided = ones.filter((one) => one !== null);
  return { of: decided.length, right: decided.filter(Boolean).length };
}

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
