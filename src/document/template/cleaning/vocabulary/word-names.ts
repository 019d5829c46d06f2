import type { Vocabulary } from './vocabulary';

/** The names of Word's main namespace, less those that fetch, run, embed or name an address. */
export const WORD_NAMES: Vocabulary[] = [
  {
    prefix: 'w',
    elements: `
      abstractNum abstractNumId active activeWritingStyle adjustLineHeightInTable adjustRightInd alias aliases
      alignBordersAndEdges alignTablesRowByRow allowSpaceOfSameStyleInTable altName alwaysShowPlaceholderText
      annotationRef applyBreakingRules autoCaption autoCaptions autoFormatOverride autoHyphenation autoRedefine
      autoSpaceDE autoSpaceDN autoSpaceLikeWord95 autofitToFirstFixedWidthCell b bCs background
      balanceSingleByteDoubleByteWidth bar basedOn bdo bdr between bibliography bidi bidiVisual body
      bookFoldPrinting bookFoldPrintingSheets bookFoldRevPrinting bookmarkEnd bookmarkStart
      bordersDoNotSurroundFooter bordersDoNotSurroundHeader bottom br cachedColBalance calcOnExit calendar
      cantSplit caps caption captions cellDel cellIns cellMerge characterSpacingControl charset checkBox checked
      citation clickAndTypeStyle clrSchemeMapping cnfStyle col color cols comboBox comment commentRangeEnd
      commentRangeStart commentReference comments compat compatSetting consecutiveHyphenLimit contextualSpacing
      continuationSeparator cr cs customXmlDelRangeEnd customXmlDelRangeStart customXmlInsRangeEnd
      customXmlInsRangeStart customXmlMoveFromRangeEnd customXmlMoveFromRangeStart customXmlMoveToRangeEnd
      customXmlMoveToRangeStart date dateFormat dayLong dayShort ddList decimalSymbol default defaultTabStop
      defaultTableStyle del dir displayBackgroundShape displayHangulFixedWidth
      displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery divId doNotAutoCompressPictures
      doNotAutofitConstrainedTables doNotBreakConstrainedForcedTable doNotBreakWrappedTables
      doNotDisplayPageBoundaries doNotExpandShiftReturn doNotHyphenateCaps doNotIncludeSubdocsInStats
      doNotLeaveBackslashAlone doNotShadeFormData doNotSnapToGridInCell doNotSuppressIndentation
      doNotSuppressParagraphBorders doNotTrackFormatting doNotTrackMoves doNotUseEastAsianBreakRules
      doNotUseHTMLParagraphAutoSpacing doNotUseIndentAsNumberingTabStop doNotUseMarginsForDrawingGridOrigin
      doNotVertAlignCellWithSp doNotVertAlignInTxbx doNotWrapTextWithPunct docDefaults docGrid docPart
      docPartCategory docPartGallery docPartList docPartObj docPartUnique document documentProtection
      documentType drawing drawingGridHorizontalOrigin drawingGridHorizontalSpacing drawingGridVerticalOrigin
      drawingGridVerticalSpacing dropDownList dstrike eastAsianLayout effect em embedBold embedBoldItalic
      embedItalic embedRegular embedSystemFonts embedTrueTypeFonts emboss enabled end endnote endnotePr
      endnoteRef endnoteReference endnotes equation evenAndOddHeaders family ffData fitText fldChar fldSimple
      font fonts footerReference footnote footnoteLayoutLikeWW8 footnotePr footnoteRef footnoteReference
      footnotes forceUpgrade forgetLastTabAlignment formProt format formsDesign framePr ftr gridAfter gridBefore
      gridCol gridSpan group growAutofit gutterAtTop hMerge hdr hdrShapeDefaults headerReference helpText hidden
      hideGrammaticalErrors hideMark hideSpellingErrors highlight hps hpsBaseText hpsRaise hyperlink
      hyphenationZone i iCs id ilvl imprint ind ins insideH insideV instrText isLgl jc keepLines keepNext kern
      kinsoku lang lastRenderedPageBreak latentStyles layoutRawTableWidth layoutTableRowsApart left legacy lid
      lineWrapLikeWord6 link listEntry listItem listSeparator lnNumType lock locked lsdException lvl lvlJc
      lvlOverride lvlPicBulletId lvlRestart lvlText matchSrc maxLength mirrorIndents mirrorMargins monthLong
      monthShort moveFrom moveFromRangeEnd moveFromRangeStart moveTo moveToRangeEnd moveToRangeStart
      multiLevelType mwSmallCaps name next noBorder noBreakHyphen noColumnBalance noEndnote noExtraLineSpacing
      noLeading noLineBreaksAfter noLineBreaksBefore noProof noPunctuationKerning noSpaceRaiseLower noTabHangInd
      noWrap notTrueType nsid num numFmt numId numIdMacAtCleanup numPicBullet numPr numRestart numStart
      numStyleLink numbering numberingChange oMath outline outlineLvl overflowPunct p pBdr pPr pPrChange
      pPrDefault pStyle pageBreakBefore panose1 paperSrc personal personalCompose
      personalReply pgBorders pgMar pgNum pgNumType pgSz pict picture pitch placeholder pos position
      printBodyTextBeforeHeader printColBlack printFormsData printFractionalCharacterWidth
      printPostScriptOverText printTwoOnOne proofErr proofState ptab qFormat r rFonts rPr rPrChange rPrDefault
      rStyle readModeInkLockDown removeDateAndTime removePersonalInformation result revisionView richText right
      rsid rsidRoot rsids rt rtl rtlGutter ruby rubyAlign rubyBase rubyPr saveFormsData savePreviewPicture
      saveSubsetFonts sdt sdtContent sdtEndPr sdtPr sectPr sectPrChange selectFldWithFirstOrLastChar semiHidden
      separator settings shadow shapeDefaults shapeLayoutLikeWW8 shd showBreaksInFrames showEnvelope
      showingPlcHdr sig size smallCaps snapToGrid softHyphen spaceForUL spacing spacingInWholePoints specVanish
      splitPgBreakAndParaMark start startOverride statusText storeMappedDataAs strictFirstAndLastChars strike
      style styleLink styleLockQFSet styleLockTheme stylePaneFormatFilter stylePaneSortMethod styles
      subFontBySize suff summaryLength suppressAutoHyphens suppressBottomSpacing suppressLineNumbers
      suppressOverlap suppressSpBfAfterPgBrk suppressSpacingAtTopOfPage suppressTopSpacing suppressTopSpacingWP
      swapBordersFacingPages sym sz szCs t tab tabs tag tbl tblBorders tblCaption tblCellMar tblCellSpacing
      tblDescription tblGrid tblGridChange tblHeader tblInd tblLayout tblLook tblOverlap tblPr tblPrChange
      tblPrEx tblPrExChange tblStyle tblStyleColBandSize tblStylePr tblStyleRowBandSize tblW tblpPr tc tcBorders
      tcFitText tcMar tcPr tcPrChange tcW temporary text textAlignment textDirection textInput textboxTightWrap
      themeFontLang titlePg tl2br tmpl top topLinePunct tr tr2bl trHeight trPr trPrChange trackRevisions
      truncateFontHeightsLikeWP6 txbxContent type u uiCompat97To2003 uiPriority ulTrailSpace
      underlineTabInNumList unhideWhenUsed updateFields useAltKinsokuLineBreakRules useAnsiKerningPairs
      useFELayout useNormalStyleForList usePrinterMetrics useSingleBorderforContiguousCells
      useWord2002TableStyleRules useWord97LineBreakRules vAlign vMerge vanish vertAlign view w wAfter wBefore
      webHidden widowControl wordWrap wpJustification wpSpaceWidth wrapTrailSpaces writeProtection yearLong
      yearShort zoom
    `,
    shared: `
      abstractNumId accent1 accent2 accent3 accent4 accent5 accent6 actualPg after afterAutospacing afterLines
      algIdExt algorithmName alignment allStyles alternateStyleNames anchor anchorLock appName ascii asciiTheme
      author before beforeAutospacing beforeLines bg1 bg2 bidi bottom bottomFromText caption chapNum chapSep
      chapStyle char charSpace characterSet checkStyle clear clearFormatting code colFirst colLast color combine
      combineBrackets comments conformance count countBy cryptAlgorithmClass cryptAlgorithmSid
      cryptAlgorithmType cryptProvider cryptProviderType cryptProviderTypeExt cryptSpinCount cs csb0 csb1
      cstheme customMarkFollows customStyle customStyles date decorated defLockedState defQFormat defSemiHidden
      defUIPriority defUnhideWhenUsed default directFormattingOnNumbering directFormattingOnParagraphs
      directFormattingOnRuns directFormattingOnTables dirty displacedByCustomXml display displayText distance
      dllVersion dropCap durableId eastAsia eastAsiaTheme edit end endChars enforcement equalWidth
      evenHBand evenVBand fill first firstColumn firstLine firstLineChars firstRow firstRowFirstColumn
      firstRowLastColumn fldCharType fldLock fmt followedHyperlink font fontKey fontSz footer format formatting
      frame fullDate grammar gutter h hAnchor hAnsi hAnsiTheme hRule hSpace hanging hangingChars hash hashValue
      header heading headingStyles hint history horzAnchor hyperlink id ilvl initials inkAnnotations insDel
      instr lang lastColumn lastRow lastRowFirstColumn lastRowLastColumn latentStyles leader left leftChars
      leftFromText legacy legacyIndent legacySpace line linePitch lineRule lines locked markup multiLine name
      nlCheck noHBand noLabel noVBand null num numFmt numId numPicBulletId numberingStyles oddHBand oddVBand
      offsetFrom orient original other percent pos qFormat recommended relativeTo restart right rightChars
      rightFromText rsidDel rsidP rsidR rsidRDefault rsidRPr rsidSect rsidTr salt saltValue semiHidden sep
      shadow space spelling spinCount start startChars styleId stylesInUse subsetted sz t1 t2 tableStyles tblpX
      tblpXSpec tblpY tblpYSpec tentative themeColor themeFill themeFillShade themeFillTint themeShade themeTint
      tooltip top top3HeadingStyles topFromText tplc type uiPriority unhideWhenUsed uri usb0 usb1 usb2 usb3
      vAnchor vMerge vMergeOrig vSpace val value vendorID vert vertAnchor vertCompress visibleStyles w wrap x
      xAlign y yAlign zOrder
    `,
  },
];
