import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { type Person, signIn } from '../../testing/people.ts';
import { Inspector } from './inspector.ts';

/** Everybody's acknowledged text that is not stored, a line for each. */
export async function listLosses(people: Inspector[]): Promise<string[]> {
  return (await Promise.all(people.map((person) => person.losses()))).flat();
}

/** Signs in that many new people, each with a report to work on. */
export async function signInInspectors(
  url: string,
  count: number,
  after: (person: Person) => Promise<Person> = (person) => Promise.resolve(person),
): Promise<Inspector[]> {
  const oneOfTen = pLimit(10);
  const run = randomUUID();
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      oneOfTen(async () => {
        const person = await signIn(url, `load-${run}-${index}@example.com`);
        const inspector = new Inspector(await after(person));
        await inspector.settle();
        return inspector;
      }),
    ),
  );
}
