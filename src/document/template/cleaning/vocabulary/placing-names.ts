import type { Vocabulary } from './vocabulary';

/** The names that place a drawing on a page, less those that fetch, run, embed or name an address. */
export const PLACING_NAMES: Vocabulary[] = [
  {
    prefix: 'wp',
    elements: `
      align anchor cNvGraphicFramePr docPr effectExtent extent inline lineTo posOffset positionH positionV
      simplePos start wrapNone wrapPolygon wrapSquare wrapThrough wrapTight wrapTopAndBottom
    `,
    attributes: `
      allowOverlap b behindDoc cx cy descr distB distL distR distT edited hidden id l layoutInCell locked name r
      relativeFrom relativeHeight simplePos t title wrapText x y
    `,
  },
  {
    prefix: 'wp14',
    elements: 'pctHeight pctPosHOffset pctPosVOffset pctWidth sizeRelH sizeRelV',
    attributes: 'relativeFrom',
    shared: 'anchorId editId',
  },
  {
    prefix: 'wps',
    elements: 'bodyPr cNvCnPr cNvPr cNvSpPr extLst linkedTxbx spPr style txbx wsp',
    attributes: `
      anchor anchorCtr bIns bwMode compatLnSpc descr forceAA fromWordArt hidden horzOverflow id lIns name
      normalEastAsianFlow numCol rIns rot rtlCol seq spcCol spcFirstLastPara tIns title txBox upright vert
      vertOverflow wrap
    `,
  },
  {
    prefix: 'wpg',
    elements: 'cNvFrPr cNvGrpSpPr cNvPr extLst graphicFrame grpSp grpSpPr wgp xfrm',
    attributes: 'bwMode descr flipH flipV hidden id name rot title',
  },
  {
    prefix: 'wpc',
    elements: 'bg extLst graphicFrame whole wpc',
  },
  {
    prefix: 'lc',
    elements: 'lockedCanvas',
  },
  {
    prefix: 'pic',
    elements: 'blipFill cNvPicPr cNvPr nvPicPr pic spPr',
    attributes: 'bwMode descr dpi hidden id name preferRelativeResize rotWithShape title',
  },
  {
    prefix: 'pic14',
    elements: 'extLst style',
  },
];
