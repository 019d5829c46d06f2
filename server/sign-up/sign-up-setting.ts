import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { type Exposure, reachedByOthers } from '../exposure.ts';

/** The sign-up setting, as `private.set_sign_up` takes it: open, invited, or domain:example.com,example.org. */
export type SignUp = 'open' | 'invited' | `domain:${string}`;

const HOW = 'must be open, invited, or domain:example.com (several with commas)';

/** A domain as addresses carry it, in small letters and ASCII; '' for what is none. */
function plainDomain(text: string): string {
  const domain = domainToASCII(text.trim());
  return z.hostname().safeParse(domain).success && domain.includes('.') ? domain : '';
}

export const signUpSchema = z.string().transform((text, context): SignUp => {
  const setting = text.trim().toLowerCase();
  if (setting === 'open' || setting === 'invited') return setting;
  const [kind, list = ''] = setting.split(/:(.*)/s, 2);
  const domains = list.split(',').map(plainDomain);
  // In one order: the database's value and the environment's are compared.
  if (kind === 'domain' && !domains.includes(''))
    return `domain:${[...new Set(domains)].sort().join(',')}`;
  context.addIssue(HOW);
  return z.NEVER;
});

/** The setting without its domains, which are nobody's business before they sign in. */
export function signUpMode(setting: SignUp): 'open' | 'invited' | 'domain' {
  return setting === 'open' || setting === 'invited' ? setting : 'domain';
}

/**
 * The start's line about sign-up, where the setting may be a mistake: anybody on a host that others reach, or nobody
 * because no administrator is named who could invite. Null where there is nothing to say.
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
