import type { Unusable } from '../pixels/photo-quality.ts';

/**
 * What the pixels show, before it is put into words. Every list is ordered by how much of the
 * picture it concerns; nothing here names a cause, a width or a depth, which no photo tells.
 */
export type Surface = 'brick' | 'timber' | 'concrete' | 'undetermined';

export type CrackPattern = 'single' | 'several' | 'stepped' | 'map';
export type CrackDirection = 'vertical' | 'horizontal' | 'diagonal' | 'irregular';

export interface CrackSign {
  pattern: CrackPattern;
  direction: CrackDirection;
  /** Words such as "upper left" or "across the whole frame". */
  where: string;
  /** Length of the longest line as a share of the frame's longer side, 0 to about 1.5. */
  lengthShare: number;
  confidence: number;
}

export interface AreaSign {
  kind: 'spalling' | 'corrosion' | 'growth' | 'efflorescence' | 'damp';
  where: string;
  /** Share of the frame that shows it, 0 to 1. */
  share: number;
  confidence: number;
}

export interface Signs {
  unusable: Unusable;
  surface: Surface;
  crack: CrackSign | null;
  areas: AreaSign[];
  /** How sure the eyes are that nothing was missed, used when nothing was found. */
  clearConfidence: number;
}
