import { askRunningHost } from '../../server/operator/answer-operator.ts';

/** What `npm run operator` says to these words on a host that runs on this folder. */
export async function tellOperator(
  dataDir: string,
  words: string[],
  { isRemoving = false, isForPeople = false } = {},
): Promise<string> {
  const answer = await askRunningHost(dataDir, { words, isRemoving, isForPeople });
  if (answer === null) throw new Error('The host did not answer.');
  return answer;
}

/** Names an administrator of a host that runs. */
export const nameOperator = (dataDir: string, address: string) => tellOperator(dataDir, [address]);

/** Takes an administrator of a host that runs back. */
export const unnameOperator = (dataDir: string, address: string) =>
  tellOperator(dataDir, [address], { isRemoving: true });
