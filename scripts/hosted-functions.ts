import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import {
  readCode,
  type CheckResult,
  holds,
  open,
  type Project,
  unchecked,
} from './hosted-check.ts';

const FOLDER = join(PROJECT_FOLDER, 'supabase/functions');

/** The functions that this product deploys. */
export const FUNCTION_NAMES = readdirSync(FOLDER).filter((name) =>
  existsSync(join(FOLDER, name, 'index.ts')),
);

/** A function of ours that runs asks a visitor to sign in; the gateway's own refusals have other codes. */
export async function checkFunctions({ url, key }: Project): Promise<CheckResult[]> {
  const found = await Promise.all(
    FUNCTION_NAMES.map(async (name): Promise<CheckResult[]> => {
      const answer = await fetch(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          apikey: key,
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
        },
        body: '{}',
      });
      const code = await readCode(answer);
      if (code === 'unauthenticated') return [];
      const said = `${answer.status} (${code ?? 'no code'})`;
      if (answer.status === 404) {
        return [open(`The function ${name} is not deployed.`, 'Run `supabase functions deploy`.')];
      }
      if (answer.status >= 500) {
        return [
          open(
            `The function ${name} does not answer: ${said}.`,
            'Read its log: `supabase functions deploy` and `supabase secrets set AI_…` may be missing.',
          ),
        ];
      }
      return [unchecked(`Whether the function ${name} answers: ${said}.`, 'Read its log.')];
    }),
  );
  const amiss = found.flat();
  return amiss.length > 0 ? amiss : [holds(`All ${FUNCTION_NAMES.length} functions answer.`)];
}
