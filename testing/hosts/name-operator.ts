import { askRunningHost } from '../../server/operator/answer-operator.ts';

/** Gives `npm run operator`'s answer to these words for a host that runs on this folder. */
export async function tellOperator(
  dataDir: string,
  words: string[],
  { isRemoving = false, isForPeople = false } = {},
): Promise<string> {
  const answer = await askRunningHost(dataDir, { words, isRemoving, isForPeople });
  if (answer === null) throw new Error('The host did not answer.');
  return answer;
}

/** Names an operator of a running host. */
export const nameOperator = (dataDir: string, address: string) => tellOperator(dataDir, [address]);

/** Takes the role from an operator of a running host. */
export const unnameOperator = (dataDir: string, address: string) =>
  tellOperator(dataDir, [address], { isRemoving: true });
