import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { type Exposure, reachedByOthers } from '../exposure.ts';

/** The sign-up setting, as `private.set_sign_up` takes it: open, invited, or domain:example.com,example.org. */
export type SignUp = 'open' | 'invited' | `domain:${string}`;

const HOW = 'must be open, invited, or domain:example.com (several with commas)';

/** A domain in lower case and ASCII; '' when it is invalid. */
function plainDomain(text: string): string {
  const domain = domainToASCII(text.trim());
  return z.hostname().safeParse(domain).success && domain.includes('.') ? domain : '';
}

export const signUpSchema = z.string().transform((text, context): SignUp => {
  const setting = text.trim().toLowerCase();
  if (setting === 'open' || setting === 'invited') return setting;
  const [kind, list = ''] = setting.split(/:(.*)/s, 2);
  const domains = list.split(',').map(plainDomain);
  // Sorted, because the database's value is compared with the environment's.
  if (kind === 'domain' && !domains.includes(''))
    return `domain:${[...new Set(domains)].sort().join(',')}`;
  context.addIssue(HOW);
  return z.NEVER;
});

/** The setting without its domains, which people must not see before they sign in. */
export function signUpMode(setting: SignUp): 'open' | 'invited' | 'domain' {
  return setting === 'open' || setting === 'invited' ? setting : 'domain';
}

/**
 * The start's line about a sign-up setting that may be a mistake: anybody can sign up on a host
 * that others reach, or nobody, because no administrator can invite. Null when all is well.
 */
export function signUpLine(
  settings: Exposure & { signUp: SignUp },
  operators: readonly string[],
): string | null {
  if (reachedByOthers(settings) === null) return null;
  if (settings.signUp === 'open') {
    return 'Anybody with a mail address can make an account here. To bound that: npm run operator -- SIGN_UP=invited, or SIGN_UP=domain:example.com';
  }
  return operators.length > 0
    ? null
    : 'Nobody is named who could invite people. Name yourself: npm run operator -- you@example.com';
}
