import type { KindId } from '@shared/languages/forms/quick';

/** A kind of defect that a person can choose; the words for the row are each language's. */
export interface DefectKind {
  /** As hints name it. */
  id: KindId;
  label: string;
  /** Chooses it, pressed alone. */
  key: string;
}

export const CRACK: DefectKind = { id: 'crack', label: 'Crack', key: 'c' };

/** In the order in which they are always offered, so that fingers can learn it: the commoner first. */
export const DEFECT_KINDS: readonly DefectKind[] = [
  CRACK,
  { id: 'spalling', label: 'Spalling', key: 's' },
  { id: 'corrosion', label: 'Rust', key: 'r' },
  { id: 'damp', label: 'Damp', key: 'd' },
  { id: 'efflorescence', label: 'Efflorescence', key: 'e' },
  { id: 'growth', label: 'Growth', key: 'g' },
  { id: 'joints', label: 'Open joints', key: 'j' },
  { id: 'rot', label: 'Timber decay', key: 't' },
  { id: 'movement', label: 'Movement', key: 'm' },
  { id: 'damage', label: 'Broken, missing', key: 'b' },
];
