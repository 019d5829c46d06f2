import { databaseParts } from '../databases/attacked-database.ts';
import { mailedLink, readTokenHash } from '../mail.ts';
import { publishableKey } from '../people.ts';
import { type RawAnswer, sendRaw } from '../raw-request.ts';
import { readSetup } from '../hosts/setup.ts';
import { startTestHost } from '../hosts/test-host.ts';

/** Links that one mailbox gets in an hour, as the product is delivered. */
export const LINKS_PER_MAILBOX = 6;

export interface SignedIn {
  user: string;
  bearer: string;
  refresh: string;
}

interface Ask {
  method?: string;
  body?: unknown;
  bearer?: string;
  /** The visitor's address. */
  from?: string;
}

/** A host whose accounts are attacked, and what attackers send to it. */
export class AccountHost {
  readonly #url: string;
  readonly #key: string;
  readonly close: () => Promise<void>;
  /** On the engine that the product brings, where one request at a time has the database. */
  readonly isEmbedded = readSetup() === 'embedded' && databaseParts().openDatabase === undefined;
  sent = 0;
  #people = 0;
  #visitors = 0;

  private constructor(url: string, key: string, close: () => Promise<void>) {
    this.#url = url;
    this.#key = key;
    this.close = close;
  }

  static async start(): Promise<AccountHost> {
    const host = await startTestHost({
      rateLimits: {
        otpPerHour: 1_000_000,
        otpPerRecipient: LINKS_PER_MAILBOX,
        otpInAll: 1_000_000,
        waitlistPerHour: 1_000_000,
      },
    });
    return new AccountHost(host.url, await publishableKey(host.url), () => host.close());
  }

  /** An address that nobody has used. */
  newAddress(): string {
    this.#people += 1;
    return `person${this.#people}@example.com`;
  }

  /** A visitor nobody has been: one of this machine's own sixteen million addresses. */
  newVisitor(): string {
    this.#visitors += 1;
    const count = this.#visitors;
    return `127.${1 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`;
  }

  ask(path: string, { method, body, bearer, from }: Ask = {}): Promise<RawAnswer> {
    this.sent += 1;
    return sendRaw(this.#url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        apikey: this.#key,
        authorization: `Bearer ${bearer ?? this.#key}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(from === undefined ? {} : { from }),
    });
  }

  askForLink(email: string, from?: string): Promise<RawAnswer> {
    return this.ask('/auth/v1/otp', { body: { email }, ...(from ? { from } : {}) });
  }

  /** Gives the token of the newest link to this address. */
  async mailedToken(email: string): Promise<string> {
    return readTokenHash(await mailedLink(this.#url, email));
  }

  /** From another address each time: twenty wrong links in an hour would lock one out. */
  useLink(token_hash: string, more: Ask = {}): Promise<RawAnswer> {
    const from = this.newVisitor();
    return this.ask('/auth/v1/verify', { body: { type: 'email', token_hash }, from, ...more });
  }

  async signIn(email: string): Promise<SignedIn> {
    const asked = await this.askForLink(email);
    if (asked.status !== 200) throw new Error(`No link for ${email}: ${asked.text}`);
    const session = readSession(await this.useLink(await this.mailedToken(email)));
    if (!session) throw new Error(`The link of ${email} signed nobody in`);
    return session;
  }

  refresh(refresh_token: string): Promise<RawAnswer> {
    const path = '/auth/v1/token?grant_type=refresh_token';
    return this.ask(path, { body: { refresh_token } });
  }
}

/** The session that an answer hands out; null for any other answer. */
export function readSession({ status, text }: RawAnswer): SignedIn | null {
  if (status !== 200) return null;
  const { access_token, refresh_token, user } = JSON.parse(text) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { user: user.id, bearer: access_token, refresh: refresh_token };
}
