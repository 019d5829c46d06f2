import type { Vocabulary } from './vocabulary';

/** The names of drawings, their fills, lines, effects and words, less those that fetch, run, embed or name an address. */
export const DRAWING_NAMES: Vocabulary[] = [
  {
    prefix: 'a',
    elements: `
      accent1 accent2 accent3 accent4 accent5 accent6 ahLst ahPolar ahXY alpha alphaBiLevel alphaCeiling
      alphaFloor alphaInv alphaMod alphaModFix alphaOff alphaOutset alphaRepl anchor arcTo avLst backdrop band1H
      band1V band2H band2V bevel bevelB bevelT bgClr bgFillStyleLst biLevel bldChart bldDgm blend blip blipFill
      blue blueMod blueOff blur bodyPr bottom br buAutoNum buBlip buChar buClr buClrTx buFont buFontTx buNone
      buSzPct buSzPts buSzTx cNvCxnSpPr cNvGraphicFramePr cNvGrpSpPr cNvPicPr cNvPr cNvSpPr camera cell3D chExt
      chOff chart close clrChange clrFrom clrMap clrRepl clrScheme clrTo comp cont contourClr cs cubicBezTo
      custClr custClrLst custDash custGeom cxn cxnLst cxnSp cxnSpLocks defPPr defRPr dgm dk1 dk2 ds duotone ea
      effect effectDag effectLst effectRef effectStyle effectStyleLst endCxn endParaRPr ext extLst
      extraClrScheme extraClrSchemeLst extrusionClr fgClr fill fillOverlay fillRect fillRef fillStyleLst
      fillToRect firstCol firstRow flatTx fld fmtScheme folHlink font fontRef fontScheme gamma gd gdLst glow
      gradFill graphic graphicData graphicFrame graphicFrameLocks gray grayscl green greenMod greenOff gridCol
      grpFill grpSp grpSpLocks grpSpPr gs gsLst headEnd highlight hlink hsl hslClr hue hueMod hueOff innerShdw
      insideH insideV inv invGamma lastCol lastRow latin left lightRig lin ln lnB lnBlToTr lnDef lnL lnR lnRef
      lnSpc lnStyleLst lnT lnTlToBr lnTo lstStyle lt1 lt2 lum lumMod lumOff lvl1pPr lvl2pPr lvl3pPr lvl4pPr
      lvl5pPr lvl6pPr lvl7pPr lvl8pPr lvl9pPr majorFont masterClrMapping minorFont miter moveTo neCell noAutofit
      noFill norm normAutofit nvCxnSpPr nvGraphicFramePr nvGrpSpPr nvPicPr nvSpPr nwCell objectDefaults off
      outerShdw overrideClrMapping p pPr path pathLst pattFill pic picLocks pos prstClr prstDash prstGeom
      prstShdw prstTxWarp pt quadBezTo r rPr rect red redMod redOff reflection relOff right rot round rtl sat
      satMod satOff scene3d schemeClr scrgbClr seCell shade softEdge solidFill sp sp3d spAutoFit spDef spLocks
      spPr spcAft spcBef spcPct spcPts srcRect srgbClr stCxn stretch style swCell sx sy sym sysClr t tab tabLst
      tableStyle tableStyleId tailEnd tbl tblBg tblGrid tblPr tblStyle tblStyleLst tc tcBdr tcPr tcStyle
      tcTxStyle theme themeElements themeOverride tile tileRect tint tl2br top tr tr2bl txBody txDef txSp uFill
      uFillTx uLn uLnTx up useSpRect wholeTbl xfrm
    `,
    attributes: `
      a accent1 accent2 accent3 accent4 accent5 accent6 algn altLang amt anchor anchorCtr ang animBg b bIns
      bandCol bandRow baseline bg1 bg2 bld bldStep blend blurRad bmk bright bwMode cap categoryIdx char charset
      cmpd compatLnSpc contourW contrast cstate cx cy d def defTabSz descr dir dirty dist dpi dx dy dz eaLnBrk
      endA endPos err extrusionH extrusionOk fadeDir fill firstCol firstRow flip flipH flipV fmla folHlink
      fontAlgn fontScale forceAA fov fromWordArt g gdRefAng gdRefR gdRefX gdRefY gridSpan grow h hMerge hR
      hangingPunct hidden hlink horzOverflow hue i id idx indent kern kumimoji kx ky l lIns lang lastClr lastCol
      lastRow lat latinLnBrk len lim lnSpcReduction lon lum lvl marB marL marR marT maxAng maxR maxX maxY minAng
      minR minX minY n name noAdjustHandles noChangeArrowheads noChangeAspect noChangeShapeType noCrop
      noDrilldown noEditPoints noGrp noMove noProof noResize noRot noSelect noTextEdit noUngrp normalizeH numCol
      panose path pitchFamily pos preferRelativeResize prst prstMaterial r rIns rad ref rev rig rot rotWithShape
      rowSpan rtl rtlCol sat scaled script seriesIdx smtClean smtId sp spc spcCol spcFirstLastPara stA stAng
      stPos startAt strike stroke styleId styleName swAng sx sy sz t tIns thresh title tx tx1 tx2 txBox ty type
      typeface u upright uri useA vMerge val vert vertOverflow w wR wrap x y z zoom
    `,
  },
  {
    prefix: 'a14',
    elements:
      'hiddenEffects hiddenFill hiddenLine hiddenScene3d hiddenSp3d shadowObscured useLocalDpi',
    attributes: 'val w cap cmpd algn',
  },
];
