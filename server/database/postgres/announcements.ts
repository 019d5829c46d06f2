import { setTimeout as pause } from 'node:timers/promises';
import { PostgresSession, sessionConfig } from './postgres-sessions.ts';

const TRY_EVERY_MS = 250;

/** Receives the hosts' announcements to each other, in a session that is reopened whenever it is lost. */
export class Announcements {
  readonly #url: string;
  readonly #channels = new Map<string, () => void>();
  #session: Promise<PostgresSession> | undefined;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Calls `onAnnounced` for each announcement on this channel, and whenever some may have been missed. */
  async listen(channel: string, onAnnounced: () => void): Promise<void> {
    this.#channels.set(channel, onAnnounced);
    this.#session ??= this.#open();
    await (await this.#session).ask({ sql: `listen ${channel}` });
    onAnnounced();
  }

  close(): void {
    this.#isClosed = true;
    this.#session?.then(
      (session) => session.drop(),
      () => undefined,
    );
  }

  async #open(): Promise<PostgresSession> {
    const session = new PostgresSession(sessionConfig(this.#url));
    session.on('notification', ({ channel }) => this.#channels.get(channel)?.());
    session.once('end', () => void this.#followAgain());
    await session.connect();
    return session;
  }

  async #followAgain(): Promise<void> {
    await pause(TRY_EVERY_MS, undefined, { ref: false });
    if (this.#isClosed) return;
    this.#session = this.#open();
    try {
      const session = await this.#session;
      for (const [channel, onAnnounced] of this.#channels) {
        await session.ask({ sql: `listen ${channel}` });
        onAnnounced();
      }
    } catch {
      // When the session ends, the next one is opened.
    }
  }
}
