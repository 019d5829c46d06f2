import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const canScriptLibreOffice =
  existsSync('/usr/bin/soffice') &&
  spawnSync('/usr/bin/python3', ['-c', 'import uno'], { stdio: 'ignore' }).status === 0;

/** Opens the file in a LibreOffice of its own, edits it through the program and has it save as .docx. */
const SESSION = `
import subprocess, sys, time, uno
from com.sun.star.beans import PropertyValue

source, target, profile = sys.argv[1:4]
pipe = 'plumbline' + str(time.time_ns())
office = subprocess.Popen(['/usr/bin/soffice', '-env:UserInstallation=file://' + profile, '--headless',
    '--norestore', '--accept=pipe,name=' + pipe + ';urp;'])
local = uno.getComponentContext()
resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
for attempt in range(240):
    try:
        context = resolver.resolve('uno:pipe,name=' + pipe + ';urp;StarOffice.ComponentContext')
        break
    except Exception:
        time.sleep(0.5)
desktop = context.ServiceManager.createInstanceWithContext('com.sun.star.frame.Desktop', context)

def value(name, what):
    made = PropertyValue()
    made.Name, made.Value = name, what
    return made

document = desktop.loadComponentFromURL('file://' + source, '_blank', 0, (value('Hidden', True),))
tables = [document.TextTables.getByIndex(i) for i in range(document.TextTables.Count)]
table = next(t for t in tables if t.Columns.Count == 4)

def cell(number, column):
    return table.getCellByPosition(column, number)

def find(text):
    search = document.createSearchDescriptor()
    search.SearchString = text
    search.SearchCaseSensitive = True
    return document.findFirst(search)

def replace(old, new):
    find(old).setString(new)

def replace_all(old, new):
    command = document.createReplaceDescriptor()
    command.SearchString, command.ReplaceString = old, new
    document.replaceAll(command)

def paragraph_in(cell, index):
    paragraphs = cell.createEnumeration()
    for _ in range(index + 1):
        paragraph = paragraphs.nextElement()
    return cell.createTextCursorByRange(paragraph)

def add_behind(where, text, control=0):
    cursor = where.Text.createTextCursorByRange(where.End)
    where.Text.insertControlCharacter(cursor, control, False)
    where.Text.insertString(cursor, text, False)
`;

const END = `
document.storeToURL('file://' + target, (value('FilterName', 'MS Word 2007 XML'),))
document.close(True)
try:
    desktop.terminate()
except Exception:
    pass
office.wait(60)
`;

/** Twenty-five changes as they are made by hand; what comes back must be exactly these. */
const EDITS = `
replace('Wall 1 of the east', 'Wall 1 of the west')
replace('Crack 2 runs along', 'Crack 2 crosses')
replace('Level 6, grid C', 'Level 6, grid D')
cell(5, 2).setString('')
add_behind(cell(7, 1), 'Rendered on both faces')
add_behind(cell(8, 2), 'damp at the foot')
add_behind(cell(9, 3), '3.\\tReport back')
find('Wall 10 of the east').CharWeight = 150
paragraph_in(cell(11, 2), 2).CharWeight = 100
paragraph_in(cell(13, 3), 0).setString('Monitor as for Photo 20.')
document.RecordChanges = True
found = find('Wall 18 of the east stair')
found.Text.insertString(found.End, ' of the ramp', False)
paragraph_in(cell(19, 3), 2).setString('')
document.RecordChanges = False
cell(20, 2).setString('Typed anew')
add_behind(find('Wall 21 of the east stair'), 'Second line', 1)
replace('Crack 22', 'شق 裂缝')
replace('Wall 25 of the east', 'Wall 25 of the north')
replace('Crack 26 runs along the joint', 'Crack 26 is 0.3 mm wide')
replace('Crack 27 runs along the joint', 'No crack. Sound.')
replace('They follow the joints', 'They follow the old joints')
add_behind(find('The rest is sound.'), 'See Photo 5.')
replace('0.2\\u00a0mm', '0.25 mm')
add_behind(find('close the bay'), 'put up a sign')
replace_all('Harbour Road car park', 'Harbour Road garage')
replace('Northfield Estates', 'Northfield Homes')
replace('12 Harbour Road', '14 Harbour Road')
for row, words in ((30, 'New wall'), (16, 'Other wall')):
    table.Rows.insertByIndex(row + 1, 1)
    for column in (1, 2, 3):
        cell(row + 1, column).setString(words + ' ' + str(column))
table.Rows.removeByIndex(12, 1)
`;

/** Of the edits, by the changes' keys. */
export const EXPECTED_OF_LIBREOFFICE = (rowId: (number: number) => string) => [
  ...[1, 7, 10, 18, 21, 25].map((number) => `${rowId(number)} element`),
  ...[2, 5, 8, 11, 20, 22, 26, 27].map((number) => `${rowId(number)} defect`),
  ...[9, 13, 19].map((number) => `${rowId(number)} recommendation`),
  `${rowId(6)} location`,
  `${rowId(12)} deleted`,
  'added 15',
  'added 30',
  'title',
  'client_name',
  'site_address',
  'discussion',
  'recommendation',
];

export function editInLibreOffice(path: string, folder: string): string {
  const target = join(folder, 'edited-in-libreoffice.docx');
  const script = join(folder, 'edit-in-libreoffice.py');
  writeFileSync(script, SESSION + EDITS + END);
  const args = [script, path, target, join(folder, 'profile')];
  execFileSync('/usr/bin/python3', args, { stdio: 'pipe', timeout: 170_000 });
  return target;
}
