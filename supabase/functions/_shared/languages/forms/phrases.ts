/** The most common elements, in the order in which they are offered. */
export type PhraseElement = (typeof PHRASE_ELEMENTS)[number];

/** The most common defects, by the element that they occur on. */
export type PhraseDefect = (typeof PHRASE_DEFECTS)[number];

export const PHRASE_ELEMENTS = [
  'wall',
  'retainingWall',
  'parapet',
  'coping',
  'arch',
  'spandrel',
  'abutment',
  'pier',
  'wingWall',
  'soffit',
  'beam',
  'column',
  'slab',
  'foundation',
  'stairs',
  'balcony',
  'handrail',
  'roof',
  'chimney',
  'gutter',
  'flashing',
  'window',
  'lintel',
  'door',
  'ceiling',
  'partition',
  'cladding',
  'steelBeam',
  'connection',
  'truss',
  'joist',
  'bearing',
  'movementJoint',
  'drain',
  'pavement',
  'embankment',
] as const;

export const PHRASE_DEFECTS = [
  'steppedCrack',
  'verticalCrack',
  'openJoints',
  'spalledBrick',
  'bulge',
  'looseCoping',
  'concreteCrack',
  'mapCracking',
  'exposedBar',
  'hollowConcrete',
  'rustStain',
  'honeycomb',
  'coatingLoss',
  'sectionLoss',
  'looseBolt',
  'bentMember',
  'softTimber',
  'insectHoles',
  'timberSplit',
  'slippedTiles',
  'flashingOpen',
  'blockedGutter',
  'membrane',
  'ponding',
  'dampFoot',
  'ceilingStain',
  'mould',
  'whiteDeposits',
  'hollowRender',
  'flakingPaint',
  'looseTiles',
  'brokenGlass',
  'perishedSealant',
  'looseGuard',
  'unevenSurface',
  'scour',
  'rootedPlants',
  'blockedWeepHole',
  'seizedBearing',
  'jointFiller',
  'pothole',
] as const;

/**
 * Phrases to start from. "…" stands for a measurement and is typed over. A defect states what is
 * visible, not its cause; advice first keeps people clear where something could fall or give way.
 */
export interface PhraseTable {
  elements: Record<PhraseElement, string>;
  defects: Record<PhraseDefect, { defect: string; advice: string }>;
}
