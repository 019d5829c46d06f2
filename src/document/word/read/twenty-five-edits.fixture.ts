/** Twenty-five edits of every kind, in Python: what comes back must be exactly these. */
export const EDITS = `
# 1-3: words changed in each text
replace(cell(1, 1).paragraphs[0], 'east stair', 'west stair')
replace(cell(2, 2).paragraphs[0], 'runs along', 'crosses')
replace(cell(3, 3).paragraphs[1], 'Fix a gauge', 'Fix two gauges')
# 4: a location
replace(cell(6, 1).paragraphs[1], 'grid C', 'grid D')
# 5: a cell emptied, its bookmark with it
emptied = cell(5, 2)
for p in emptied.paragraphs[1:]:
    p._p.getparent().remove(p._p)
for child in list(emptied.paragraphs[0]._p):
    if child.tag != qn('w:pPr'):
        emptied.paragraphs[0]._p.remove(child)
# 6: a paragraph added
behind(cell(7, 1).paragraphs[-1], 'Rendered on both faces')
# 7: an item added to a list
behind(cell(8, 2).paragraphs[-1], 'damp at the foot', cell(8, 2).paragraphs[1])
# 8: a numbered item added
behind(cell(9, 3).paragraphs[-1], '3.\\tReport back')
# 9: bold
p = cell(10, 1).paragraphs[0]
text = p.runs[0].text
p.runs[0].text = text[:5]
bold = p.add_run(text[5:])
bold.bold = True
# 10: no longer bold
cell(11, 2).paragraphs[2].runs[0].bold = False
# 11: a row deleted
row(12)._tr.getparent().remove(row(12)._tr)
# 12: a reference replaced by a typed one
p = cell(13, 3).paragraphs[0]
for run in p.runs:
    run._r.getparent().remove(run._r)
p.add_run('Monitor as for Photo 20.')
# 13: a row copied, with all its bookmarks
copied = copy.deepcopy(row(14)._tr)
row(14)._tr.addnext(copied)
# 14: a row made
made = copy.deepcopy(row(16)._tr)
for tag in ('w:bookmarkStart', 'w:bookmarkEnd'):
    for mark in list(made.iter(qn(tag))):
        mark.getparent().remove(mark)
row(16)._tr.addnext(made)
for text, kept in zip(('', 'New wall', 'New crack', 'New advice'), docx.table._Row(made, rows).cells):
    for p in kept.paragraphs[1:]:
        p._p.getparent().remove(p._p)
    for child in list(kept.paragraphs[0]._p):
        if child.tag != qn('w:pPr'):
            kept.paragraphs[0]._p.remove(child)
    kept.paragraphs[0].add_run(text)
# 15: a row moved
row(24)._tr.addprevious(row(30)._tr)
# 16: a word inserted as a tracked change
from docx.oxml import OxmlElement
inserted = OxmlElement('w:ins')
inserted.set(qn('w:id'), '9001'); inserted.set(qn('w:author'), 'A'); inserted.set(qn('w:date'), '2026-11-22T10:00:00Z')
run = OxmlElement('w:r'); t = OxmlElement('w:t'); t.text = ' of the ramp'; t.set('{http://www.w3.org/XML/1998/namespace}space', 'preserve'); run.append(t); inserted.append(run)
cell(18, 1).paragraphs[0]._p.append(inserted)
# 17: words deleted as a tracked change
first = cell(19, 3).paragraphs[2].runs[0]._r
deleted = OxmlElement('w:del')
deleted.set(qn('w:id'), '9002'); deleted.set(qn('w:author'), 'A'); deleted.set(qn('w:date'), '2026-11-22T10:00:00Z')
first.addprevious(deleted); deleted.append(first)
for t in deleted.iter(qn('w:t')):
    t.tag = qn('w:delText')
# 18: a cell typed anew over its bookmark
again = cell(20, 2)
for p in again.paragraphs[1:]:
    p._p.getparent().remove(p._p)
again.paragraphs[0].text = ''
for tag in ('w:bookmarkStart', 'w:bookmarkEnd'):
    for mark in list(again.paragraphs[0]._p.iter(qn(tag))):
        mark.getparent().remove(mark)
again.paragraphs[0].add_run('Typed anew')
# 19: a line broken within a paragraph
cell(21, 1).paragraphs[0].runs[0].add_break()
cell(21, 1).paragraphs[0].add_run('Second line')
# 20: words in another script
replace(cell(22, 2).paragraphs[0], 'Crack 22', 'شق 裂缝')
# 21: a paragraph of the discussion, with a new one, a cell of its table, and its heading
replace(paragraph('They follow'), 'the joints', 'the old joints')
behind(paragraph('The rest is sound'), 'See Photo 5.')
table = next(t for t in document.tables if len(t.columns) == 2)
replace(table.cell(1, 1).paragraphs[0], '0.2', '0.25')
# 22: the recommendation's list
behind(paragraph('close the bay'), 'put up a sign', paragraph('close the bay'))
# 23: who it is for
replace(next(p for p in document.paragraphs if 'Northfield Estates' in p.text), 'Estates', 'Homes')
# 24, 25: the title and a particular
replace(paragraph('Harbour Road car park'), 'car park', 'garage')
replace(next(p for p in document.paragraphs if '12 Harbour Road' in p.text), '12 Harbour', '14 Harbour')
`;

/** The changes that come back, by their keys. */
export const EXPECTED = (rowId: (number: number) => string) =>
  [
    '1 element',
    '2 defect',
    '3 recommendation',
    '6 location',
    '5 defect',
    '7 element',
    '8 defect',
    '9 recommendation',
    '10 element',
    '11 defect',
    '12 deleted',
    '13 recommendation',
    '30 moved',
    '18 element',
    '19 recommendation',
    '20 defect',
    '21 element',
    '22 defect',
  ]
    .map((key) => {
      const [number, what] = key.split(' ');
      return `${rowId(Number(number))} ${what}`;
    })
    .concat([
      'added 13',
      'added 16',
      'discussion',
      'recommendation',
      'client_name',
      'title',
      'site_address',
    ]);
