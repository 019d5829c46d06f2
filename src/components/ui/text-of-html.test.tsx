import { describe, expect, it } from 'vitest';
import { readComing, readSigns } from '../../../testing/comes-in';
import { readHtml } from './text-of-html';

const item = (level: number, font: string, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1'><![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** As each program puts it on the clipboard. */
const CLIPBOARDS: Record<string, string> = {
  'Word, bullets of three levels': `<html><head><style>p.MsoNormal{margin:0}</style></head><body lang=DE><!--StartFragment--><p class=MsoNormal>Works:</p>${item(1, 'Symbol', '·', 'Clean')}${item(2, '"Courier New"', 'o', 'gutters')}${item(3, 'Wingdings', '§', 'with a\nbrush')}${item(1, 'Symbol', '·', 'Paint')}<!--EndFragment--></body></html>`,
  'Word, numbers of three levels':
    item(1, 'Calibri', '1.', 'A') +
    item(2, 'Calibri', 'a)', 'B') +
    item(3, 'Calibri', 'iv.', 'C') +
    item(2, 'Calibri', 'b)', 'D') +
    item(1, 'Calibri', '2.', 'E'),
  'Word, numbers of chapters': item(1, 'Calibri', '1', 'A') + item(2, 'Calibri', '1.1', 'B'),
  'Word, symbols in a sentence': `<p class=MsoNormal>width <span style='font-family:Symbol;mso-char-type:symbol;mso-symbol-font-family:Symbol'><span style='mso-char-type:symbol;mso-symbol-font-family:Symbol'>£</span></span> 0.3 mm, 20 <span style="font-family:Symbol">\uf0b0</span>C</p>`,
  'Word, a table': `<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Part<o:p></o:p></p></td><td><p class=MsoNormal>State</p></td></tr><tr><td><p>Wall</p></td><td><p>cracked,</p><p>damp</p></td></tr><![if !supportMisalignedColumns]><tr height=0><td></td><td></td></tr><![endif]></table>`,
  'Word, a table with numbers': `<table><tr><td>1.</td><td>West</td></tr><tr><td>2.</td><td>East</td></tr></table>`,
  'Google Docs': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Clean</span></p></li><ul><li style="list-style-type:circle" aria-level="2"><p><span>gutters</span></p></li></ul><li style="list-style-type:disc"><p><span>Paint</span></p></li></ul><ol><li style="list-style-type:lower-roman"><p>First</p></li><li style="list-style-type:lower-roman"><p>Second</p></li></ol></b>`,
  LibreOffice: `<html><head><title></title><style type="text/css">p { margin: 0 }</style></head><body><ol start="3"><li><p>Clean</p><ol type="a"><li><p>gutters</p></li></ol></li><li><p>Paint</p></li></ol></body></html>`,
  'Excel, two columns': `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><col width=64><tr height=20><td>Part</td><td>Width</td></tr><tr><td>West wall</td><td align=right>2.5</td></tr></table></body></html>`,
  'Excel, one cell': `<table><tr><td>West wall</td></tr></table>`,
  'Word, bullets of Wingdings':
    item(1, 'Wingdings', 'n', 'A') +
    item(1, 'Wingdings', 'l', 'B') +
    item(1, 'Wingdings', 'ü', 'Done') +
    item(1, 'Wingdings', 'û', 'Open'),
  'Word, numbers with words':
    item(1, 'Calibri', 'Nr. 1', 'Wall') + item(1, 'Calibri', 'Nr. 2', 'Door'),
  'Word, a symbol before other words': item(
    1,
    'Symbol',
    '·',
    `<span style='font-family:Symbol'><span style='font:11.0pt "Calibri",sans-serif'>abc</span></span>, 20 <span style='font:11pt/1.2 Symbol'>°</span>C`,
  ),
  'Word, a list as mails pass it on': ['Clean', 'Paint']
    .map(
      (words) =>
        `<p style="text-indent:-18pt"><span style="font-family:Symbol">·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${words}</p>`,
    )
    .join(''),
  'Word, changes and comments': `<p>The <del cite="mailto:Tom" datetime="2026-11-01"><span>old </span></del><ins>new</ins> wall<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[T1]</a></span></p>${item(1, 'Symbol', '·', 'sound<span style="mso-hide:all;display:none">x</span>')}<div style='mso-element:comment-list'><p class=MsoCommentText>Is it?</p></div>`,
  'Word Online': `<div class="ListContainerWrapper"><ul role="list"><li data-leveltext="" data-aria-level="1"><p><span class="TextRun">Clean</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>gutters</p></li></ul></div><div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p>Paint</p></li></ol></div>`,
  'Google Docs, a checklist': `<b style="font-weight:normal"><ul><li role="checkbox" aria-checked="true" style="list-style-type:none" aria-level="1"><img alt="checked" aria-roledescription="checkbox"><p style="display:inline">Seal</p></li><li role="checkbox" aria-checked="false"><img alt="unchecked"><p>Paint</p></li></ul></b>`,
  'GitHub, a task list': `<ul class="contains-task-list"><li><input type="checkbox" checked disabled> Seal</li><li><p><input type="checkbox" disabled> Paint</p></li></ul>`,
  'Outlook, a blank line': `<p class=MsoNormal>Dear Tom<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>See:</p><ul type=disc><li class=MsoNormal>0.3&nbsp;mm<o:p></o:p></li></ul>`,
  'Excel, cells over several rows': `<table><tr><td>Part</td><td>State</td></tr><tr><td rowspan=2>Wall</td><td>damp</td></tr><tr><td>cracked</td></tr><tr><td>Door</td><td>sound</td></tr></table>`,
  'Excel, blank cells at the ends': `<table><tr><td>Part</td><td>State</td></tr><tr><td>Wall</td><td></td></tr></table>`,
  'Excel, hidden rows': `<table><tr><td>Part</td><td>State</td></tr><tr height=0 style='display:none'><td>x</td><td>y</td></tr><tr><td>Wall</td><td>damp</td></tr></table>`,
  'a page, powers and indices': `<p>20 m<sup>2</sup> of CO<sub>2</sub>, 10<span style="vertical-align:super">−3</span>, the 1<sup>st</sup></p>`,
  'a page, a table with a caption': `<table><caption>Table 1</caption><tr><th>Part</th><th>State</th></tr><tr><td>Wall</td><td>damp</td></tr></table>`,
  'a page, lines kept as written': `<div style="white-space: pre-wrap">one\n  two</div><ul><li>three<button>Copy</button></li></ul>`,
  'a page, words around inner lists': `<ul>before<li>one<ul><li>in</li></ul>tail</li><li>last</li></ul>`,
  'a page, numbers that count down': `<ol reversed><li>a</li><li>b</li><li>c</li></ol>`,
  'a chat, emoji as pictures': `<ul><li>good <img class="emoji" alt="👍" src="x"><img alt="crack at beam" src="y"></li></ul>`,
  'a page, words alone': `<div><p>One <b>bold</b> word</p><p>and more</p></div>`,
  'a page, a list between paragraphs': `<article><h2>Works</h2><p>To do:</p><ul><li>Clean <a href="x">gutters</a></li><li>Paint</li></ul><p>Then stop.</p></article>`,
};

describe('a clipboard with HTML', () => {
  const rows = readComing('comes-in/text.md', 'A clipboard with HTML');
  it('has a case for each row', () => {
    expect(rows.map(({ written }) => written)).toEqual(Object.keys(CLIPBOARDS));
  });
  it.each(rows)('of $written', ({ written, row }) => {
    const becomes = row['Becomes'] ?? '';
    expect(readHtml(CLIPBOARDS[written] ?? '')).toBe(
      becomes === 'its plain text' ? null : readSigns(becomes),
    );
  });
});
