import { createAnalysisTurn } from './analysis-turn';
import type { SharedAnalysis } from './report-analysis';
import type { Hold, OtherTab } from './run-state';

interface Waiting {
  tab: SimulatedTab;
  grant: () => void;
}

interface SimulatedTab {
  isOpen: boolean;
  heldElsewhere: (hold: Hold | null) => void;
  told: (status: OtherTab) => void;
  asked: () => void;
}

/** By then every tab has heard what was said in one, and has asked about what it was reading before. */
const HEARD_BY_MS = 25;

/** What the tabs of a browser share: one lock, what a person said, and a channel. */
export class SimulatedBrowser {
  hold: Hold | null = null;
  #heldAt = 0;
  /** Photos that a tab began to ask about though a person had said not to. */
  readonly begunAgainstWill: string[] = [];
  #tabs: SimulatedTab[] = [];
  #holder: SimulatedTab | null = null;
  #waiting: Waiting[] = [];

  open(): SharedAnalysis & { close: () => void; isOpen: () => boolean } {
    const tab: SimulatedTab = {
      isOpen: true,
      heldElsewhere: () => undefined,
      told: () => undefined,
      asked: () => undefined,
    };
    this.#tabs.push(tab);
    return {
      turn: createAnalysisTurn(this.#locksOf(tab), 'report'),
      hold: {
        read: () => this.hold,
        write: (hold) => {
          if (!tab.isOpen || hold === this.hold) return;
          this.hold = hold;
          this.#heldAt = Date.now();
          this.#toOthers(tab, ({ heldElsewhere }) => {
            heldElsewhere(this.hold);
          });
        },
        listen: (onChange) => {
          tab.heldElsewhere = onChange;
        },
      },
      otherTabs: {
        tell: (status) => {
          this.#toOthers(tab, ({ told }) => {
            told(structuredClone(status));
          });
        },
        ask: () => {
          this.#toOthers(tab, ({ asked }) => {
            asked();
          });
        },
        listen: (told, asked) => {
          Object.assign(tab, { told, asked });
        },
      },
      isOpen: () => tab.isOpen,
      close: () => {
        tab.isOpen = false;
        this.#waiting = this.#waiting.filter((other) => other.tab !== tab);
        if (this.#holder === tab) this.#passOn();
      },
    };
  }

  noteBeginning(id: string) {
    if (this.hold && Date.now() > this.#heldAt + HEARD_BY_MS) this.begunAgainstWill.push(id);
  }

  /** Messages come later, to whichever tab is still there. */
  #toOthers(from: SimulatedTab, say: (tab: SimulatedTab) => void) {
    if (!from.isOpen) return;
    for (const tab of this.#tabs) {
      if (tab === from) continue;
      setTimeout(() => {
        if (tab.isOpen) say(tab);
      }, 1);
    }
  }

  #passOn() {
    this.#holder = null;
    const first = this.#waiting.shift();
    if (first) setTimeout(first.grant, 1);
    if (first) this.#holder = first.tab;
  }

  /** As Web Locks behave, for the one lock that there is. */
  #locksOf(tab: SimulatedTab): LockManager {
    const run = async (callback: LockGrantedCallback<unknown>) => {
      await callback({ name: 'report', mode: 'exclusive' });
      if (this.#holder === tab) this.#passOn();
    };
    const request = async (
      _: string,
      options: LockOptions,
      callback: LockGrantedCallback<unknown>,
    ): Promise<void> => {
      options.signal?.throwIfAborted();
      await Promise.resolve();
      if (!tab.isOpen) return new Promise(() => undefined);
      if (!this.#holder) {
        this.#holder = tab;
        return run(callback);
      }
      if (options.ifAvailable) {
        await callback(null);
        return;
      }
      await new Promise<void>((grant, refuse) => {
        const waiting = { tab, grant };
        this.#waiting.push(waiting);
        options.signal?.addEventListener('abort', () => {
          if (!this.#waiting.includes(waiting)) return;
          this.#waiting = this.#waiting.filter((other) => other !== waiting);
          refuse(new DOMException('Called off', 'AbortError'));
        });
      });
      if (!tab.isOpen) return;
      return run(callback);
    };
    return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
  }
}
