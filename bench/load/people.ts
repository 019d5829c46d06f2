import pLimit from 'p-limit';
import { signIn } from '../../server/test-person.ts';
import { Inspector } from './inspector.ts';

/** Signs in that many new people, each with a report to work on. */
export async function signInInspectors(url: string, count: number): Promise<Inspector[]> {
  const oneOfTen = pLimit(10);
  const run = Date.now().toString(36);
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      oneOfTen(async () => {
        const inspector = new Inspector(await signIn(url, `load-${run}-${index}@example.com`));
        await inspector.settle();
        return inspector;
      }),
    ),
  );
}
