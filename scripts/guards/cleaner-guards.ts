import { type Guard, guard } from './guard.ts';

const CLEANING = 'src/document/template/cleaning';
const HOSTILE = '@clean-template-2';
const LEFT_OUT = '@clean-template-5';
const INSTRUCTIONS = '@field-instruction-1';

const shuts = (name: string, file: string, change: [string, string], test: string): Guard =>
  guard(31, name, file, change, test);
const cleaner = (name: string, file: string, change: [string, string], test = HOSTILE): Guard =>
  shuts(name, `${CLEANING}/${file}`, change, test);

/** Keep a Word template from fetching, running or embedding something. */
export const CLEANER_GUARDS: Guard[] = [
  cleaner(
    'a part of a template has the type of its kind',
    'clean-template.ts',
    [
      'if (!types.some((type) => type.toLowerCase() === this.source.findType(path))) return null;',
      '',
    ],
    LEFT_OUT,
  ),
  shuts(
    'what has two names or two types is no part of a template',
    'src/document/word/package/relations.ts',
    ['this.known.has(name) && this.known.get(name) !== value ? null : value', 'value'],
    LEFT_OUT,
  ),
  cleaner('a template has known elements alone', 'clean-tree.ts', [
    'return isKnownElement(name) &&',
    'return !name.startsWith("?") &&',
  ]),
  cleaner('a template has known attributes alone', 'clean-tree.ts', [
    'if (isKnownAttribute(node.name, name))',
    'if (name)',
  ]),
  cleaner('no attribute of a template is an address', 'safe-values.ts', [
    "return ADDRESS.test(value.replace(/[\\s\\p{Cc}]/gu, '')) ? '' : value;",
    'return value;',
  ]),
  cleaner(
    'a template’s relationship is of the kind that its element may use',
    'clean-template.ts',
    ['if (!findPartKind(kind).relations.includes(relation.type)) return false;', ''],
    LEFT_OUT,
  ),
  cleaner(
    'a template keeps the relationships that something uses',
    'kept-parts.ts',
    ["beside: [\n      'styles',", "beside: [\n      'header',\n      'styles',"],
    LEFT_OUT,
  ),
  cleaner('a link of a template leads to a page or a mail address', 'clean-template.ts', [
    '&& isPage(relation.target);',
    ';',
  ]),
  cleaner('a picture of a template is one by its bytes', 'kept-bytes.ts', [
    "if (reader.text(0, 8) === '\\x89PNG\\r\\n\\x1a\\n')",
    'if (reader.length > 0)',
  ]),
  cleaner('a field of a template has a known name', 'field-instruction.ts', [
    'return HARMLESS.has(name.toUpperCase()) && !ADDRESS.test(whole);',
    'return true;',
  ]),
  cleaner('a link in a field is read to its last sign', 'field-instruction.ts', [
    'return isSafeLink(whole);',
    "return whole.includes('http') || whole.includes('\\\\l');",
  ]),
  cleaner(
    'no field within another makes its name or its address',
    'field-instruction.ts',
    ['if (whole.includes(NESTED)) return false;', ''],
    INSTRUCTIONS,
  ),
  cleaner('a field is judged as it is when the changes are accepted', 'clean-template.ts', [
    `const { hasChanges, hasComments, hasHidden } = acceptChanges(part.content);
    if (cleanFields(part.content)) this.removed.say('field');`,
    `if (cleanFields(part.content)) this.removed.say('field');
    const { hasChanges, hasComments, hasHidden } = acceptChanges(part.content);`,
  ]),
  shuts(
    'a template that was stored before is cleaned when it is filled',
    'src/document/template/fill-template.ts',
    ['  cleanTemplate(pack);\n', ''],
    '@fill-template-2',
  ),
  shuts(
    'the parts of a returned file are known by their types',
    'src/document/word/read/open-returned.ts',
    [
      '.filter((path) => TYPES[kind].some((type) => type === parts.findType(path)))',
      '.filter(() => true)',
    ],
    '@returned-file-1',
  ),
];
