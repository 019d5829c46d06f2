import type { AnalysisHold } from './held-analyses';
import type { Hold } from './run-state';

interface SimulatedTab {
  isOpen: boolean;
  heldElsewhere: (hold: Hold | null) => void;
}

/** By then every tab has heard what was said in one, and has asked about what it was reading before. */
const HEARD_BY_MS = 25;

/** What the tabs of a browser share: what a person said of the analysis. */
export class SimulatedBrowser {
  hold: Hold | null = null;
  #heldAt = 0;
  /** Photos that a tab began to ask about though a person had said not to. */
  readonly begunAgainstWill: string[] = [];
  #tabs: SimulatedTab[] = [];

  open(): { hold: AnalysisHold; close: () => void; isOpen: () => boolean } {
    const tab: SimulatedTab = { isOpen: true, heldElsewhere: () => undefined };
    this.#tabs.push(tab);
    return {
      hold: {
        read: () => this.hold,
        write: (hold) => {
          if (!tab.isOpen || hold === this.hold) return;
          this.hold = hold;
          this.#heldAt = Date.now();
          this.#tellOthers(tab);
        },
        listen: (onChange) => {
          tab.heldElsewhere = onChange;
        },
      },
      isOpen: () => tab.isOpen,
      close: () => {
        tab.isOpen = false;
      },
    };
  }

  noteBeginning(id: string) {
    if (this.hold && Date.now() > this.#heldAt + HEARD_BY_MS) this.begunAgainstWill.push(id);
  }

  /** Later, whichever tab is still there, with what is said by then. */
  #tellOthers(from: SimulatedTab) {
    for (const tab of this.#tabs) {
      if (tab === from) continue;
      setTimeout(() => {
        if (tab.isOpen) tab.heldElsewhere(this.hold);
      }, 1);
    }
  }
}
