export type KindId =
  | 'crack'
  | 'spalling'
  | 'corrosion'
  | 'damp'
  | 'efflorescence'
  | 'growth'
  | 'joints'
  | 'rot'
  | 'movement'
  | 'damage';
export type ElementId =
  | 'wall'
  | 'column'
  | 'beam'
  | 'slab'
  | 'roof'
  | 'floor'
  | 'foundation'
  | 'opening'
  | 'stairs'
  | 'facade'
  | 'deck'
  | 'pier'
  | 'pipe';
export type MaterialId =
  'brick' | 'concrete' | 'stone' | 'timber' | 'metal' | 'rendered' | 'plastered';
export type PlaceId =
  | 'outside'
  | 'inside'
  | 'north'
  | 'east'
  | 'south'
  | 'west'
  | 'basement'
  | 'ground'
  | 'upper'
  | 'roof';

/** The words that quick choices put into a row, in one language. */
export interface QuickTable {
  /** The fact in the field's terms, and what to do about it. No extent, width, material or cause: nobody chose one. */
  kinds: Record<KindId, { fact: string; advice: string }>;
  elements: Record<ElementId, string>;
  /** An {element} as it is called when it is made of a material; behind another word its name begins small. */
  made: Record<MaterialId, string>;
  places: Record<PlaceId, string>;
  /** A row about a photo in which no defect was seen; it claims nothing of what the photo leaves out. */
  none: { defect: string; recommendation: string };
  /** A row about a photo that shows nothing to inspect. */
  nothing: { element: string; defect: string; recommendation: string };
}
