import type { PHRASES } from '../en/phrases.ts';

/**
 * Phrases to start from. "…" stands for a measurement and is typed over. A defect states what is
 * visible, not its cause; advice first keeps people clear where something could fall or give way.
 */
export interface PhraseTable {
  elements: Record<keyof typeof PHRASES.elements, string>;
  defects: Record<keyof typeof PHRASES.defects, readonly [defect: string, advice: string]>;
}
