/**
 * The setups of a test's host: one on the embedded database; two that share a PostgreSQL and a bucket, behind an
 * address that passes each request to the other one; or one of these with the functions in Deno.
 */
export const SETUPS = ['embedded', 'two', 'deno'] as const;
export type Setup = (typeof SETUPS)[number];

/** The environment variable by which a run chooses. */
export const SETUP = 'PLUMBLINE_TEST_SETUP';

/** The setup of this run. Throws for a name that is none. */
export function readSetup(): Setup {
  const name = process.env[SETUP] ?? 'embedded';
  const setup = SETUPS.find((one) => one === name);
  if (!setup) throw new Error(`${SETUP} is ${name}, and knows ${SETUPS.join(', ')}`);
  return setup;
}
