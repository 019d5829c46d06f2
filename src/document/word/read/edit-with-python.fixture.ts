import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows' table, and what python-docx has no call for. */
const PREPARED = `
import copy, sys, re
import docx
from docx.oxml.ns import qn
from docx.shared import Pt

document = docx.Document(sys.argv[1])
rows = next(table for table in document.tables if len(table.columns) == 4).rows

def row(number):
    for row in rows:
        if re.search(r'Photo %d$' % number, row.cells[0].paragraphs[-1].text.strip()):
            return row

def cell(number, column):
    return row(number).cells[column]

def paragraph(text):
    return next(p for p in document.paragraphs if p.text.startswith(text))

def replace(paragraph, old, new):
    for run in paragraph.runs:
        if old in run.text:
            run.text = run.text.replace(old, new)
            return
    raise Exception('no ' + old + ' in a run of ' + paragraph.text)

def behind(paragraph, text, like=None):
    added = copy.deepcopy((like or paragraph)._p)
    for old in list(added):
        if old.tag != qn('w:pPr'):
            added.remove(old)
    paragraph._p.addnext(added)
    made = docx.text.paragraph.Paragraph(added, paragraph._parent)
    made.add_run(text)
    return made
`;

/** Runs lines of Python on a Word file, as an office's script does, and gives the path of what it saves. */
export function editWithPython(path: string, folder: string, lines: string): string {
  const target = join(folder, 'edited.docx');
  const script = join(folder, 'edit.py');
  writeFileSync(script, `${PREPARED}\n${lines}\ndocument.save(sys.argv[2])\n`);
  execFileSync('/usr/bin/python3', [script, path, target], { stdio: 'pipe' });
  return target;
}
