import type { Page } from '@playwright/test';

/** Counts what this device keeps of photos that are not stored yet, in one of its two stores. */
export function countKept(page: Page, store: 'unstored' | 'pictures'): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((settle) => {
        const opening = indexedDB.open('plumbline-photos');
        // Not made by the page yet: making it here, without its stores, would break the page.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => settle(0);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            opening.result.close();
            settle(counting.result);
          };
        };
      }),
    store,
  );
}
