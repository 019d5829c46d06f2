/** Says which tab of this browser runs a report's analysis: one at a time. */
export interface AnalysisTurn {
  /**
   * Resolves with true once the turn is this tab's; `onAwaited` is called first where another tab has it.
   * False when it was given back before it came. Asked again meanwhile, it is the same turn.
   */
  take: (onAwaited: () => void) => Promise<boolean>;
  /** Gives the turn back, or gives up waiting for it. */
  release: () => void;
}

/** Web Locks: they end with the tab that holds them, however it ends. */
export function createAnalysisTurn(locks: LockManager | undefined, name: string): AnalysisTurn {
  let asked: { turn: Promise<boolean>; end: AbortController } | null = null;
  return {
    take: (onAwaited) => {
      // Without locks (a page over plain http) the server still has no photo looked at twice at once.
      if (!locks) return Promise.resolve(true);
      if (!asked) {
        const end = new AbortController();
        asked = { end, turn: requestTurn(locks, name, end.signal, onAwaited) };
      }
      return asked.turn;
    },
    release: () => {
      asked?.end.abort();
      asked = null;
    },
  };
}

function requestTurn(
  locks: LockManager,
  name: string,
  ended: AbortSignal,
  onAwaited: () => void,
): Promise<boolean> {
  return new Promise((settle) => {
    const hold = (): Promise<void> | undefined => {
      settle(!ended.aborted);
      if (ended.aborted) return undefined;
      return new Promise((release) => {
        ended.addEventListener('abort', () => {
          release();
        });
      });
    };
    const wait = async () => {
      onAwaited();
      await locks.request(name, { signal: ended }, hold).catch(() => {
        settle(false);
      });
    };
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      if (ended.aborted) settle(false);
      else void wait();
      return undefined;
    });
    // A browser that refuses locks to this page is one without them.
    request.catch(() => {
      settle(true);
    });
  });
}
