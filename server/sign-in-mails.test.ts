/** The rows of docs/comes-in/mails.md, asked of a host as a browser asks it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../testing/hosts/test-host.ts';
import { freshEmail, publishableKey } from '../testing/people.ts';
import { tableRows } from '../testing/table-rows.ts';
import { EngineConnection } from './database/engine-connection.ts';
import { signInCodes } from './sign-in-codes.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

interface Mail {
  text: string;
  link: string;
  code: string;
}

const HERE = 'here-0123456789abcdef';
const ELSEWHERE = 'elsewhere-0123456789abcdef';

const host = openForSuite(() =>
  startTestHost(
    { rateLimits: { otpPerHour: 1000, otpPerRecipient: 1000, otpInAll: 1000 } } as never,
    {
      openDatabase: async () => {
        connection = new EngineConnection({ statementLimitMs: 60_000 });
        await connection.ready();
        return connection;
      },
    },
  ),
);
let apikey: string;
let connection: EngineConnection;
beforeAll(async () => {
  apikey = await publishableKey(host.url);
});

async function post(path: string, body: object) {
  const response = await fetch(`${host.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const told = (await response.json()) as { msg?: string; message?: string; access_token?: string };
  return told.access_token ? '' : (told.msg ?? told.message ?? 'nothing');
}

async function ask(email: string, browser = HERE): Promise<Mail> {
  await post('otp', { email, gotrue_meta_security: { captcha_token: browser } });
  const mails = (await (await fetch(`${host.url}/mailbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  const { text } = mails.find(({ to }) => to === email) ?? { text: '' };
  return {
    text,
    link: /token_hash=([0-9a-f]+)/.exec(text)?.[1] ?? '',
    code: /link: (\d{8})\n/.exec(text)?.[1] ?? '',
  };
}

const open = (token_hash: string) => post('verify', { type: 'email', token_hash });
const type = (email: string, token: string, browser = HERE) =>
  post('verify', { type: 'email', email, token, gotrue_meta_security: { captcha_token: browser } });
const wrong = (code: string, by = 1) => String((Number(code) + by) % 100_000_000).padStart(8, '0');

async function passAnHour(email: string): Promise<void> {
  await connection.driver.query(
    `update host.sign_in_mails set sent_at = sent_at - interval '61 minutes'
     where email = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
    [email],
  );
  await connection.driver.query(
    `update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes',
       confirmation_sent_at = confirmation_sent_at - interval '61 minutes' where email = $1`,
    [email],
  );
}

async function tryWrong(email: string, code: string, times: number, browser = HERE) {
  for (let by = 1; by <= times; by += 1) await type(email, wrong(code, by), browser);
}

const CASES: Record<string, (email: string) => Promise<string>> = {
  'the link whole': async (email) => open((await ask(email)).link),
  'the link, of a gateway that rewrote its token': async (email) =>
    open((await ask(email)).link.replaceAll('a', 'b')),
  'the link of an older mail': async (email) => {
    const { link } = await ask(email);
    await ask(email);
    return open(link);
  },
  'the link a second time': async (email) => {
    const { link } = await ask(email);
    await open(link);
    return open(link);
  },
  'the link after an hour': async (email) => {
    const { link } = await ask(email);
    await passAnHour(email);
    return open(link);
  },
  'the code': async (email) => type(email, (await ask(email)).code),
  'the code typed in groups, with blanks or hyphens': async (email) => {
    const { code } = await ask(email);
    return type(email, ` ${code.slice(0, 4)}-${code.slice(4, 6)} ${code.slice(6)}\n`);
  },
  'the code in digits of another script or width': async (email) => {
    for (const zero of [0xff10, 0x660, 0x6f0, 0x966, 0x1d7ce, 0x1d7ec]) {
      const { code } = await ask(email);
      const typed = Array.from(code, (digit) => String.fromCodePoint(zero + Number(digit)));
      const said = await type(email, typed.join(''));
      if (said !== '') return said;
    }
    return '';
  },
  'the code in a mail that was pasted whole': async (email) => {
    for (const around of [
      (_code: string, text: string) => text,
      (code: string) => `On 27/11/2026 at 12:10, Plumbline wrote:\n> link: *${code}*\n> 1 hour`,
      (code: string) => `コード：${code}です（1時間）`,
      (code: string) => [...code].join('\u00a0\u200b'),
      (code: string) => `${code.slice(0, 4)}=\r\n${code.slice(4)}`,
      (code: string) => `Your code: ${code.slice(0, 4)} ${code.slice(4)} (27 November)`,
    ]) {
      const { code, text } = await ask(email);
      const said = await type(email, around(code, text));
      if (said !== '') return `${said}: ${around('12345678', text)}`;
    }
    return '';
  },
  'the code, the address’s domain in letters or in ASCII': async (email) => {
    const [name = ''] = email.split('@');
    const { code } = await ask(`${name}@xn--bcher-kva.example`);
    return type(`${name}@Bücher.example`, code);
  },
  'the code without all of its digits': async (email) =>
    type(email, (await ask(email)).code.slice(1)),
  'the code after five without all of their digits': async (email) => {
    const { code } = await ask(email);
    for (let digits = 1; digits < 6; digits += 1) await type(email, code.slice(0, digits));
    return type(email, code);
  },
  'the code, the address in capitals': async (email) =>
    type(email.toUpperCase(), (await ask(email)).code),
  'the code after the link was used': async (email) => {
    const { link, code } = await ask(email);
    await open(link);
    return type(email, code);
  },
  'the code a second time': async (email) => {
    const { code } = await ask(email);
    await type(email, code);
    return type(email, code);
  },
  'the code of an older mail': async (email) => {
    const { code } = await ask(email);
    await ask(email);
    return type(email, code);
  },
  'the code after an hour': async (email) => {
    const { code } = await ask(email);
    await passAnHour(email);
    return type(email, code);
  },
  'a wrong code': async (email) => type(email, wrong((await ask(email)).code)),
  'the right code after five wrong ones': async (email) => {
    const { code } = await ask(email);
    await tryWrong(email, code, 5);
    return type(email, code);
  },
  'the link after five wrong codes': async (email) => {
    const { code, link } = await ask(email);
    await tryWrong(email, code, 5);
    return open(link);
  },
  'the code in another browser': async (email) => type(email, (await ask(email)).code, ELSEWHERE),
  'the code after ten wrong ones from another browser': async (email) => {
    const { code } = await ask(email);
    await tryWrong(email, code, 10, ELSEWHERE);
    return type(email, code);
  },
  'the code of an address that asked for no mail': (email) => type(email, '12345678'),
};

/** Ways of the page alone: no request is made (e2e/sign-in.spec.ts). */
const ON_THE_PAGE = ['the link without its `#…`'];

describe('what comes back of a sign-in mail', () => {
  const rows = tableRows('comes-in/mails.md');

  it('is what the page lists', () => {
    const listed = rows.map((row) => row['What comes back']);
    expect(listed.sort()).toEqual([...Object.keys(CASES), ...ON_THE_PAGE].sort());
  });

  it.each(rows.filter((row) => !ON_THE_PAGE.includes(row['What comes back'] ?? '')))(
    '$["What comes back"]',
    async (row) => {
      // Wrong ones count for who tries them; each row begins without any.
      await connection.driver.query('delete from host.rate_limits');
      const said = await CASES[row['What comes back'] ?? '']?.(freshEmail());
      expect(said).toBe(row['What is said']);
      expect(said === '').toBe(row['What happens'] === 'signed in');
    },
  );
});

it('no right code uses up the tries, as where the database goes away before it signs in', async () => {
  const email = freshEmail();
  const { link, code } = await ask(email);
  const codes = signInCodes(connection.driver);
  for (let time = 0; time < 6; time += 1)
    expect(await codes.find({ email, token: code, browser: HERE })).toEqual({ link });
  expect(await type(email, code)).toBe('');
});
