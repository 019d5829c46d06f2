import type { Vocabulary } from './vocabulary';

/** The names that later versions of Word added, less those that fetch, run, embed or name an address. */
export const WORD_EXTENSION_NAMES: Vocabulary[] = [
  {
    prefix: 'w14',
    elements: `
      alpha bevel bevelB bevelT camera checkbox checked checkedState cntxtAlts conflictDel conflictIns
      conflictMode contourClr defaultImageDpi docId enableOpenTypeKerning entityPicker extrusionClr fillToRect
      glow gradFill gs gsLst hueMod ligatures lightRig lin lum lumMod lumOff miter noFill numForm numSpacing
      path props3d prstDash reflection rot round sat satMod satOff scene3d schemeClr shade shadow solidFill
      srgbClr styleSet stylisticSets textFill textOutline tint uncheckedState
    `,
    shared: `
      algn anchorId ang b blurRad cap cmpd contourW dir dist editId endA endPos extrusionH fadeDir font h id kx
      ky l lat lim lon noSpellErr paraId path pos prst prstMaterial r rad rev rig scaled stA stPos sx sy t
      textId val w
    `,
  },
  {
    prefix: 'w15',
    elements: `
      appearance chartTrackingRefBased collapsed color doNotAllowInsertDeleteSection docId footnoteColumns
      repeatingSection repeatingSectionItem sectionTitle
    `,
    shared: 'val',
  },
];
