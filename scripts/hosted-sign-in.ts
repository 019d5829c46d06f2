import { z } from 'zod';
import {
  readCode,
  type CheckResult,
  holds,
  open,
  type Project,
  PUSH_MIGRATIONS,
  PUSH_SETTINGS,
  unchecked,
} from './hosted-check.ts';
import { isPublicOrigin } from './hosted-settings.ts';

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  mailer_autoconfirm: z.boolean(),
  saml_enabled: z.boolean().default(false),
  passkeys_enabled: z.boolean().default(false),
});
export async function checkWaysToSignIn({ url, key }: Project): Promise<CheckResult[]> {
  const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  if (!answer.ok) {
    return [
      unchecked(
        `Which ways to sign in there are: the sign-in service answered ${answer.status}.`,
        'See that the address and the key are the project’s.',
      ),
    ];
  }
  const settings = settingsSchema.parse(await answer.json());
  const providers = {
    ...settings.external,
    saml: settings.saml_enabled,
    passkeys: settings.passkeys_enabled,
  };
  const others = Object.entries(providers).filter(([name, isOn]) => isOn && name !== 'email');
  return [
    ...others.map(([name]) =>
      open(
        `People can sign in by "${name}", which the product does not use.`,
        'Switch it off under Authentication, Sign In / Providers.',
      ),
    ),
    ...(others.length === 0 ? [holds('A mailed link is the only way to sign in.')] : []),
    settings.mailer_autoconfirm
      ? open(
          'An address counts as confirmed without a mail to it.',
          'Switch "Confirm email" on under Authentication, Sign In / Providers, Email.',
        )
      : holds('An address is confirmed by a mail to it.'),
  ];
}

/**
 * A link that nobody was sent leads back to the site with an error, or to wherever it asks to lead when the
 * project allows that: so the site's address can be seen without a mail.
 */
export async function checkLinks({ url, key, app }: Project): Promise<CheckResult[]> {
  const elsewhere = 'https://plumbline.invalid/';
  const link = `${url}/auth/v1/verify?token=none&type=magiclink&redirect_to=${encodeURIComponent(elsewhere)}`;
  const answer = await fetch(link, { headers: { apikey: key }, redirect: 'manual' });
  await answer.body?.cancel();
  const location = answer.headers.get('location');
  // The embedded host leads to its own page for signing in.
  if (location?.startsWith('/login?')) return [holds('Mailed links lead to the host itself.')];
  if (location === null) {
    return [
      unchecked(
        `Where mailed links lead: the sign-in service answered ${answer.status}.`,
        'Try again in five minutes.',
      ),
    ];
  }
  if (location.startsWith(elsewhere)) {
    return [open('Mailed links lead wherever whoever asks for one says.', PUSH_SETTINGS)];
  }
  const site = URL.parse(location)?.origin ?? location;
  if (!isPublicOrigin(site)) {
    return [open(`Mailed links lead to ${site}, which is no public address.`, PUSH_SETTINGS)];
  }
  if (app !== undefined && site !== app) {
    return [open(`Mailed links lead to ${site}, not to ${app}.`, PUSH_SETTINGS)];
  }
  return [holds(`Mailed links lead to ${site}.`)];
}

const GIVE_ADDRESS =
  'Give an address of your own that has no account: --address you+check@your-office.com';

/**
 * Checks who may sign up, and that a password set by the first to come is not kept: its code distinguishes "wrong" from
 * "not confirmed".
 */
export async function checkSignUp(project: Project): Promise<CheckResult[]> {
  const { url, key, stranger, isOpenToAll } = project;
  if (stranger === undefined) {
    return [unchecked('Who may sign up, and whether passwords are kept.', GIVE_ADDRESS)];
  }
  const headers = { apikey: key, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: stranger, password: `Aa1!${'x'.repeat(28)}` });
  const signUp = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  if (!signUp.ok) return [await notSignedUp(signUp, project)];
  await signUp.body?.cancel();
  const grant = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body,
  });
  const code = grant.ok ? 'signed in' : await readCode(grant);
  return [
    isOpenToAll
      ? holds('Any address may sign up.')
      : open('Any address may sign up.', 'Restrict who may sign up.'),
    isPasswordRefused(code, grant),
  ];
}

function isPasswordRefused(code: string | undefined, { ok, status }: Response): CheckResult {
  if (code === 'invalid_credentials') return holds('No password is kept.');
  if (ok || code === 'email_not_confirmed') {
    return open(
      'A password set before the owner of an address comes opens the account afterwards.',
      `${PUSH_MIGRATIONS} With the migrations the database keeps none.`,
    );
  }
  return unchecked(
    `Whether passwords are kept: signing in was answered ${status} (${code ?? 'no code'}).`,
    'Try again in an hour.',
  );
}

async function notSignedUp(
  answer: Response,
  { stranger, isOpenToAll }: Project,
): Promise<CheckResult> {
  const code = await readCode(answer);
  if (code === 'email_address_not_authorized') {
    return open(
      'Mails leave by Supabase’s own server, which mails nobody but the project’s team.',
      'Set SMTP_… in supabase/.env, then run `npm run push:settings`.',
    );
  }
  // A refusal by a trigger comes as the second code.
  if (!isOpenToAll && (code === 'signup_disabled' || code === 'unexpected_failure')) {
    return holds('Not every address may sign up.');
  }
  if (code === 'signup_disabled') {
    return open('Nobody new may sign up.', PUSH_SETTINGS);
  }
  return unchecked(
    `Who may sign up, and whether passwords are kept: ${stranger} was answered ${answer.status} (${code ?? 'no code'}).`,
    GIVE_ADDRESS,
  );
}
