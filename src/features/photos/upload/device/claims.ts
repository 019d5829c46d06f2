/** Tracks which tab uploads a photo: two tabs on one report never upload the same one twice. */
export interface UploadClaims {
  /**
   * Resolves at once: true when the photo is free, false when another tab has it. `onFreed` then runs as soon as that
   * tab is done, closed or crashed; the photo is then this tab's.
   */
  claim(id: string, onFreed: () => void): Promise<boolean>;
  release(id: string): void;
}

/** Uses Web Locks, which end with their tab, however it ends. */
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
        // Without locks (plain http) the row's id still prevents duplicates from two tabs.
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
