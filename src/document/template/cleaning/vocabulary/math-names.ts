import type { Vocabulary } from './vocabulary';

/** The names of equations, less those that fetch, run, embed or name an address. */
export const MATH_NAMES: Vocabulary[] = [
  {
    prefix: 'm',
    elements: `
      acc accPr aln alnScr argPr argSz bar barPr baseJc begChr borderBox borderBoxPr box boxPr brk brkBin
      brkBinSub cGp cGpRule cSp chr count ctrlPr d dPr defJc deg degHide den diff dispDef e endChr eqArr eqArrPr
      f fName fPr func funcPr groupChr groupChrPr grow hideBot hideLeft hideRight hideTop intLim interSp intraSp
      jc lMargin lim limLoc limLow limLowPr limUpp limUppPr lit m mPr mathFont mathPr maxDist mc mcJc mcPr mcs
      mr nary naryLim naryPr noBreak nor num oMath oMathPara oMathParaPr objDist opEmu phant phantPr plcHide pos
      postSp preSp r rMargin rPr rSp rSpRule rad radPr sPre sPrePr sSub sSubPr sSubSup sSubSupPr sSup sSupPr scr
      sepChr show shp smallFrac strikeBLTR strikeH strikeTLBR strikeV sty sub subHide sup supHide t transp type
      vertJc wrapIndent wrapRight zeroAsc zeroDesc zeroWid
    `,
    shared: 'alnAt val',
  },
];
