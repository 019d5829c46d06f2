import type { WordChange } from './word-change';

export type Choice = 'take' | 'leave';
export type Choices = Readonly<Record<string, Choice | undefined>>;

const isText = ({ kind }: WordChange) => kind === 'row text' || kind === 'report text';
const isConflict = (change: WordChange) => 'isConflict' in change && change.isConflict;

/** Preselects only changes to texts unchanged here. */
export function firstChoices(changes: readonly WordChange[]): Choices {
  return Object.fromEntries(
    changes
      .filter((change) => isText(change) && !isConflict(change))
      .map(({ key }) => [key, 'take']),
  );
}

/** Sets all choices at once, except deleted rows, replaced photos and conflicts, which are decided singly. */
export function chooseAll(
  changes: readonly WordChange[],
  choices: Choices,
  choice: Choice,
): Choices {
  const meant = changes.filter(
    (change) =>
      choice === 'leave' ||
      !(change.kind === 'deleted' || change.kind === 'picture' || isConflict(change)),
  );
  return { ...choices, ...Object.fromEntries(meant.map(({ key }) => [key, choice])) };
}

export function undecided(changes: readonly WordChange[], choices: Choices): WordChange[] {
  return changes.filter((change) => isConflict(change) && choices[change.key] === undefined);
}

/** The accepted changes without the rejected proposals; a text that then equals the report's is no change. */
export function wanted(
  changes: readonly WordChange[],
  choices: Choices,
  asChosen: (change: WordChange) => WordChange,
): WordChange[] {
  return taken(changes, choices)
    .map(asChosen)
    .filter((change) => !('here' in change) || change.here !== change.inWord);
}

const taken = (changes: readonly WordChange[], choices: Choices) =>
  changes.filter(({ key }) => choices[key] === 'take');
