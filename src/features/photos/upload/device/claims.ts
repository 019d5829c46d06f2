/** Says which tab has a photo in hand, so that two tabs on one report never upload the same one twice. */
export interface UploadClaims {
  /**
   * Settles with true at once when nobody has the photo, with false when another tab has.
   * `onFreed` then runs as soon as the other tab is done with it, closed or crashed; by then the
   * photo is this tab's.
   */
  claim(id: string, onFreed: () => void): Promise<boolean>;
  release(id: string): void;
}

/** Web Locks: they end with the tab that holds them, however it ends. */
export function createUploadClaims(locks: LockManager | undefined): UploadClaims {
  const releases = new Map<string, () => void>();
  const hold = (id: string) =>
    new Promise<void>((release) => {
      releases.set(id, release);
    });
  const nameLock = (id: string) => `plumbline-photo:${id}`;

  return {
    claim: (id, onFreed) =>
      new Promise((settle) => {
        // Without locks (a page over plain http) the row's id still keeps two tabs from doubling it.
        if (!locks || releases.has(id)) {
          settle(true);
          return;
        }
        void locks.request(nameLock(id), { ifAvailable: true }, (lock) => {
          settle(lock !== null);
          if (lock) return hold(id);
          void locks.request(nameLock(id), () => {
            onFreed();
            return hold(id);
          });
          return undefined;
        });
      }),
    release(id) {
      releases.get(id)?.();
      releases.delete(id);
    },
  };
}
