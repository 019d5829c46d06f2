import type { Vocabulary } from './vocabulary';

/** The names of charts, less those that fetch, run, embed or name an address. */
export const CHART_NAMES: Vocabulary[] = [
  {
    prefix: 'c',
    elements: `
      applyToEnd applyToFront applyToSides area3DChart areaChart auto autoTitleDeleted axId axPos backWall
      backward bandFmt bandFmts bar3DChart barChart barDir baseTimeUnit bubble3D bubbleChart bubbleScale
      bubbleSize builtInUnit cat catAx chart chartSpace clrMapOvr crossAx crossBetween crosses crossesAt
      custSplit custUnit dLbl dLblPos dLbls dPt dTable data date1904 dateAx delete depthPercent dispBlanksAs
      dispEq dispRSqr dispUnits dispUnitsLbl doughnutChart downBars dropLines errBarType errBars errDir
      errValType evenFooter evenHeader explosion ext extLst f firstFooter firstHeader firstSliceAng floor fmtId
      formatCode formatting forward gapDepth gapWidth grouping h hMode hPercent headerFooter hiLowLines holeSize
      idx intercept invertIfNegative lang layout layoutTarget lblAlgn lblOffset leaderLines legend legendEntry
      legendPos line3DChart lineChart logBase lvl majorGridlines majorTickMark majorTimeUnit majorUnit
      manualLayout marker max min minorGridlines minorTickMark minorTimeUnit minorUnit minus multiLvlStrCache
      multiLvlStrRef name noEndCap noMultiLvlLbl numCache numFmt numLit numRef oddFooter oddHeader ofPieChart
      ofPieType order orientation overlap overlay pageMargins pageSetup period perspective pictureFormat
      pictureOptions pictureStackUnit pie3DChart pieChart pivotFmt pivotFmts plotArea plotVisOnly plus
      printSettings protection pt ptCount rAngAx radarChart radarStyle rich rotX rotY roundedCorners scaling
      scatterChart scatterStyle secondPiePt secondPieSize selection separator ser serAx serLines shape
      showBubbleSize showCatName showDLblsOverMax showHorzBorder showKeys showLeaderLines showLegendKey
      showNegBubbles showOutline showPercent showSerName showVal showVertBorder sideWall size sizeRepresents
      smooth spPr splitPos splitType stockChart strCache strLit strRef style surface3DChart surfaceChart symbol
      thickness tickLblPos tickLblSkip tickMarkSkip title trendline trendlineLbl trendlineType tx txPr upBars
      upDownBars userInterface userShapes v val valAx varyColors view3D w wMode wireframe x xMode xVal y yMode
      yVal
    `,
    attributes: `
      accent1 accent2 accent3 accent4 accent5 accent6 alignWithMargins b bg1 bg2 blackAndWhite bwMode copies
      differentFirst differentOddEven draft firstPageNumber folHlink footer formatCode header hlink
      horizontalDpi idx l orientation paperSize r sourceLinked t tx1 tx2 uri useFirstPageNumber val verticalDpi
    `,
  },
  {
    prefix: 'cdr',
    elements: `
      absSizeAnchor blipFill cNvCxnSpPr cNvGraphicFramePr cNvGrpSpPr cNvPicPr cNvPr cNvSpPr cxnSp ext from
      graphicFrame grpSp grpSpPr nvCxnSpPr nvGraphicFramePr nvGrpSpPr nvPicPr nvSpPr pic relSizeAnchor sp spPr
      style to txBody x xfrm y
    `,
    attributes: `
      bwMode cx cy descr dpi fLocksText fPublished flipH flipV hidden id name preferRelativeResize rot
      rotWithShape title txBox
    `,
  },
];
