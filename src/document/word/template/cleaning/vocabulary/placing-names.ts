import { vocabulary, type Vocabulary } from './vocabulary';

/** The names of how a drawing stands on a page, less those that fetch, run, embed or name an address. */
export const PLACING_NAMES: Vocabulary[] = [
  vocabulary({
    prefix: 'wp',
    uri: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
    elements: `
      align anchor cNvGraphicFramePr docPr effectExtent extent inline lineTo posOffset positionH positionV
      simplePos start wrapNone wrapPolygon wrapSquare wrapThrough wrapTight wrapTopAndBottom
    `,
    attributes: `
      allowOverlap b behindDoc cx cy descr distB distL distR distT edited hidden id l layoutInCell locked name r
      relativeFrom relativeHeight simplePos t title wrapText x y
    `,
  }),
  vocabulary({
    prefix: 'wp14',
    uri: 'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
    elements: `
      pctHeight pctPosHOffset pctPosVOffset pctWidth sizeRelH sizeRelV
    `,
    attributes: `
      relativeFrom
    `,
    shared: `
      anchorId editId
    `,
  }),
  vocabulary({
    prefix: 'wps',
    uri: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
    elements: `
      bodyPr cNvCnPr cNvPr cNvSpPr extLst linkedTxbx spPr style txbx wsp
    `,
    attributes: `
      anchor anchorCtr bIns bwMode compatLnSpc descr forceAA fromWordArt hidden horzOverflow id lIns name
      normalEastAsianFlow numCol rIns rot rtlCol seq spcCol spcFirstLastPara tIns title txBox upright vert
      vertOverflow wrap
    `,
  }),
  vocabulary({
    prefix: 'wpg',
    uri: 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
    elements: `
      cNvFrPr cNvGrpSpPr cNvPr extLst graphicFrame grpSp grpSpPr wgp xfrm
    `,
    attributes: `
      bwMode descr flipH flipV hidden id name rot title
    `,
  }),
  vocabulary({
    prefix: 'wpc',
    uri: 'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas',
    elements: `
      bg extLst graphicFrame whole wpc
    `,
  }),
  vocabulary({
    prefix: 'lc',
    uri: 'http://schemas.openxmlformats.org/drawingml/2006/lockedCanvas',
    elements: `
      lockedCanvas
    `,
  }),
  vocabulary({
    prefix: 'pic',
    uri: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
    elements: `
      blipFill cNvPicPr cNvPr nvPicPr pic spPr
    `,
    attributes: `
      bwMode descr dpi hidden id name preferRelativeResize rotWithShape title
    `,
  }),
  vocabulary({
    prefix: 'pic14',
    uri: 'http://schemas.microsoft.com/office/drawing/2010/picture',
    elements: `
      extLst style
    `,
  }),
];
