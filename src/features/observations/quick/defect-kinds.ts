import type { KindId } from '@shared/languages/forms/quick';

/** A kind of defect to choose; each language has the words for the row. */
export interface DefectKind {
  id: KindId;
  label: string;
  key: string;
}

/** Always offered in this order, for fingers to learn: the commoner first. */
export const DEFECT_KINDS: readonly DefectKind[] = [
  { id: 'crack', label: 'Crack', key: 'c' },
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
