import type { Vocabulary } from './vocabulary';

/** The names of SmartArt, less those that fetch, run, embed or name an address. */
export const DIAGRAM_NAMES: Vocabulary[] = [
  {
    prefix: 'dgm',
    elements: `
      adj adjLst alg animLvl animOne bg bulletEnabled cat catLst chMax chPref choose clrData colorsDef
      colorsDefHdr colorsDefHdrLst constr constrLst cxn cxnLst dataModel desc dir effectClrLst else ext extLst
      fillClrLst forEach hierBranch if layoutDef layoutDefHdr layoutDefHdrLst layoutNode linClrLst orgChart
      param prSet presLayoutVars presOf pt ptLst relIds resizeHandles rule ruleLst sampData scene3d shape sp3d
      spPr style styleData styleDef styleDefHdr styleDefHdrLst styleLbl t title txEffectClrLst txFillClrLst
      txLinClrLst txPr varLst whole
    `,
    attributes: `
      arg axis blipPhldr bwMode chOrder cnt coherent3DOff contourW csCatId csTypeId custAng custFlipHor
      custFlipVert custLinFactNeighborX custLinFactNeighborY custLinFactX custLinFactY custRadScaleInc
      custRadScaleRad custScaleX custScaleY custSzX custSzY custT cxnId defStyle destId destOrd extrusionH fact
      for forName func hideGeom hideLastTrans hueDir idx lang lkTxEntry loCatId loTypeId max meth minVer modelId
      moveWith name op parTransId phldr phldrT presAssocID presId presName presStyleCnt presStyleIdx
      presStyleLbl pri prstMaterial ptType qsCatId qsTypeId ref refFor refForName refPtType refType resId rev
      rot sibTransId srcId srcOrd st step styleLbl type uniqueId uri useDef val z zOrderOff
    `,
  },
  {
    prefix: 'dsp',
    elements: `
      cNvGrpSpPr cNvPr cNvSpPr dataModelExt drawing extLst grpSp grpSpPr nvGrpSpPr nvSpPr sp spPr spTree style
      txBody txXfrm
    `,
    attributes: 'bwMode descr flipH flipV hidden id minVer modelId name relId rot title txBox',
  },
];
