import { z } from 'zod';
import { type Finding, open, type Project, unchecked } from './hosted-finding.ts';
import { isPublicOrigin } from './hosted-settings.ts';

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  mailer_autoconfirm: z.boolean(),
  saml_enabled: z.boolean().default(false),
  passkeys_enabled: z.boolean().default(false),
});
const refusalSchema = z.looseObject({ error_code: z.string().optional() });

const PUSH_SETTINGS =
  'Run `npm run push:settings`; SECURITY.md, "On Supabase", says what it needs.';

export async function checkWaysToSignIn({ url, key }: Project): Promise<Finding[]> {
  const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  if (answer.status === 404) return []; // The embedded host does not offer it.
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
    ...(settings.mailer_autoconfirm
      ? [
          open(
            'An address counts as confirmed without a mail to it.',
            'Switch "Confirm email" on under Authentication, Sign In / Providers, Email.',
          ),
        ]
      : []),
  ];
}

/**
 * A link that nobody was sent leads back to the site with an error, or to wherever it asks to lead when the
 * project allows that: so the site's address can be seen without a mail.
 */
export async function checkLinks({ url, key, app }: Project): Promise<Finding[]> {
  const elsewhere = 'https://plumbline.invalid/';
  const link = `${url}/auth/v1/verify?token=none&type=magiclink&redirect_to=${encodeURIComponent(elsewhere)}`;
  const answer = await fetch(link, { headers: { apikey: key }, redirect: 'manual' });
  await answer.body?.cancel();
  const location = answer.headers.get('location');
  // The embedded host leads to its own page for signing in.
  if (answer.status === 404 || location?.startsWith('/login?')) return [];
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
  return [];
}

/** A password set by anyone who comes first must not be kept: its code tells "wrong" from "not confirmed". */
export async function checkPasswords({ url, key, stranger }: Project): Promise<Finding[]> {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: stranger, password: `Aa1!${'x'.repeat(28)}` });
  const signUp = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  if (!signUp.ok) return notSignedUp(signUp, stranger);
  await signUp.body?.cancel();
  const grant = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body,
  });
  if (!grant.ok && (await codeIn(grant)) === 'invalid_credentials') return [];
  return [
    open(
      'A password set before the owner of an address comes opens the account afterwards.',
      'Run `supabase db push --remote`: the migration no_passwords keeps none.',
    ),
  ];
}

async function notSignedUp(answer: Response, stranger: string): Promise<Finding[]> {
  if (answer.status === 404) return []; // The embedded host does not offer it.
  const code = await codeIn(answer);
  if (code === 'email_address_not_authorized') {
    return [
      open(
        'Mails leave by Supabase’s own server, which mails nobody but the project’s team.',
        'Set SMTP_… in supabase/.env, then run `npm run push:settings`.',
      ),
    ];
  }
  return [
    unchecked(
      `Whether passwords are kept: signing up ${stranger} was answered ${answer.status} (${code ?? 'no code'}).`,
      'Give an address of your own that has no account: --address you+check@example.com',
    ),
  ];
}

async function codeIn(answer: Response): Promise<string | undefined> {
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
  return refusal.data?.error_code;
}
