import type { XmlElement } from './read-xml';

/** The paths of the parts that say something; undefined where there is none. */
export interface PartPaths {
  document: string | undefined;
  styles: string | undefined;
  numbering: string | undefined;
  comments: string | undefined;
  properties: string | undefined;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPES: Record<keyof PartPaths, readonly string[]> = {
  document: [
    `${WORD}.document.main+xml`,
    `${WORD}.template.main+xml`,
    // Its macros are not read.
    'application/vnd.ms-word.document.macroEnabled.main+xml',
  ],
  styles: [`${WORD}.styles+xml`],
  numbering: [`${WORD}.numbering+xml`],
  comments: [`${WORD}.comments+xml`],
  properties: ['application/vnd.openxmlformats-officedocument.custom-properties+xml'],
};

/**
 * Finds the parts of a returned file as Word does: by the relationships that lead to them, each with the content
 * type that its kind demands, whatever they are called. `treeAt` reads a part by its path.
 */
export function findParts(treeAt: (path: string) => XmlElement | undefined): PartPaths {
  const types = treeAt('[Content_Types].xml');
  const find = (owner: string, relation: string, kind: keyof PartPaths) =>
    relationsOf(owner, treeAt)
      .filter(({ type }) => type.endsWith(`/relationships/${relation}`))
      .map(({ path }) => path)
      .find((path) => isOneOf(typeOf(path, types), TYPES[kind]));
  // A bare document without its package still says what it says.
  const document = treeAt('_rels/.rels')
    ? find('', 'officeDocument', 'document')
    : 'word/document.xml';
  const beside = (kind: 'styles' | 'numbering' | 'comments') =>
    document === undefined ? undefined : find(document, kind, kind);
  return {
    document,
    styles: beside('styles'),
    numbering: beside('numbering'),
    comments: beside('comments'),
    properties: find('', 'custom-properties', 'properties'),
  };
}

const isOneOf = (type: string, types: readonly string[]) =>
  types.some((one) => one.toLowerCase() === type.toLowerCase());

/** The relationships of a part to others of the same file. */
export function relationsOf(owner: string, treeAt: (path: string) => XmlElement | undefined) {
  const slash = owner.lastIndexOf('/') + 1;
  const folder = owner.slice(0, slash);
  const relations = treeAt(`${folder}_rels/${owner.slice(slash)}.rels`)?.children ?? [];
  return relations.flatMap(({ attributes }) => {
    const target = attributes['Target'] ?? '';
    if (attributes['TargetMode']?.toLowerCase() === 'external') return [];
    const { Id: id = '', Type: type = '' } = attributes;
    return [{ id, type, path: resolved(folder, target) }];
  });
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = folder.split('/').slice(0, -1);
  for (const step of target.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  return steps.join('/');
}

function typeOf(path: string, types: XmlElement | undefined): string {
  const named = (element: string, attribute: string, value: string) =>
    types?.children.find(
      ({ name, attributes }) =>
        name === element && attributes[attribute]?.toLowerCase() === value.toLowerCase(),
    )?.attributes['ContentType'];
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return named('Override', 'PartName', `/${path}`) ?? named('Default', 'Extension', ending) ?? '';
}
