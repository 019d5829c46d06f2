import type { Random } from '../../../server/attacks/fuzz/random.ts';
import {
  hostileBlocks,
  hostileFields,
  hostileRuns,
  hostileSettings,
  paragraph,
} from './hostile-pieces';
import { WordFile } from './word-file';

/** Addresses of an attacker's server, in the forms that programs read as addresses. */
const ADDRESSES = [
  'http://evil.example/a.png',
  'https://evil.example/a',
  String.raw`\\evil.example\share\a`,
  '//evil.example/a',
  'file:///etc/passwd',
  'FILE://evil.example/a',
  'javascript:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,evil',
  'ms-word:ofe|u|http://evil.example/a',
  'mailto:a@evil.example',
  String.raw`http:\\evil.example\a`,
  '../../evil.example',
  'media/image1.png',
] as const;
const KINDS = [
  'image',
  'hyperlink',
  'oleObject',
  'package',
  'aFChunk',
  'subDocument',
  'frame',
  'attachedTemplate',
  'header',
  'footer',
  'font',
  'chart',
  'control',
  'video',
  'audio',
  'mailMergeSource',
  'styles',
  'theme',
  'customXml',
  'glossaryDocument',
  'settings',
  'http://schemas.microsoft.com/office/2007/relationships/hdphoto',
  'urn:evil/image',
] as const;
/** Names that somewhere mean an address, under prefixes that Word files bind. */
const ATTRIBUTES = [
  'src',
  'href',
  'r:id',
  'r:embed',
  'r:link',
  'r:href',
  'r:pict',
  'o:href',
  'o:althref',
  'o:relid',
  'xsi:schemaLocation',
  'w:uri',
  'uri',
  'w:val',
  'w:anchor',
  'style',
  'type',
  'w:docLocation',
  'w:instr',
  'w:xpath',
  'name',
  'action',
  'macro',
  'typeface',
  'target',
] as const;
const BOUND =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES = [
  'application/xml',
  'text/html',
  'image/svg+xml',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
] as const;
const ENDINGS = ['bin', 'dat', 'png', 'XML', 'rels', 'html'] as const;
const BYTES = ['MZ evil', '<svg><script/></svg>', '<!DOCTYPE a>', '\x89PNG\r\n\x1a\n', ''] as const;

type Mutation = (file: WordFile, random: Random) => void;

const values = <T>(record: Record<string, T>, random: Random): T | undefined =>
  Object.values(record)[random.below(Object.keys(record).length)];

function xmlPart(file: WordFile, random: Random): string {
  const paths = [...file.parts].flatMap(([path, part]) =>
    typeof part === 'string' && !/^\[|\.rels$/u.test(path) ? [path] : [],
  );
  return paths[random.below(paths.length)] ?? 'word/document.xml';
}

/** Changes one of the places that an expression finds. */
function atOne(
  xml: string,
  places: RegExp,
  random: Random,
  change: (found: string) => string,
): string {
  const found = [...xml.matchAll(places)];
  const place = found[random.below(found.length)];
  if (!place) return xml;
  const end = place.index + place[0].length;
  return xml.slice(0, place.index) + change(place[0]) + xml.slice(end);
}

/** An id that the part has already, or one of its own; with a relationship of any kind to anywhere. */
function relation(file: WordFile, owner: string, random: Random): string {
  const known = [...file.text(owner).matchAll(/r:(?:id|embed)="([^"]+)"/gu)].map(([, id]) => id);
  const own = random.happens(0.2) ? known[random.below(known.length)] : undefined;
  const id = own ?? `bad${random.below(1_000_000)}`;
  file.relate(owner, id, random.pick(KINDS), random.pick(ADDRESSES), random.happens(0.8));
  return id;
}

const PIECES = [
  hostileRuns,
  hostileFields,
  hostileRuns,
  hostileFields,
  hostileBlocks,
  hostileSettings,
] as const;

const insertPiece: Mutation = (file, random) => {
  const path = xmlPart(file, random);
  const make = random.pick(PIECES);
  const address = random.pick(ADDRESSES);
  const piece = values<string>(make(address), random) ?? '';
  const whole = make === hostileRuns || make === hostileFields ? paragraph(piece) : piece;
  const isInline = whole !== piece && random.happens(0.3);
  const bound = `${isInline ? piece : whole}`.replaceAll(
    '"ID"',
    `"${relation(file, path, random)}"`,
  );
  file.change(path, (xml) =>
    atOne(
      xml,
      isInline ? /<\/w:r>/gu : /<\/w:(?:p|tbl|style|abstractNum)>|<\/a:\w+>/gu,
      random,
      (end) => end + bound,
    ),
  );
};

const addAttribute: Mutation = (file, random) => {
  const path = xmlPart(file, random);
  const name = random.pick(ATTRIBUTES);
  const value = name.startsWith('r:') ? relation(file, path, random) : random.pick(ADDRESSES);
  file.change(path, (xml) =>
    atOne(xml, /<[\w]+:\w+(?=[\s/>])/gu, random, (tag) =>
      name.includes(':') ? `${tag} ${BOUND} ${name}="${value}"` : `${tag} ${name}="${value}"`,
    ),
  );
};

const replaceValue: Mutation = (file, random) => {
  file.change(xmlPart(file, random), (xml) =>
    atOne(xml, /(?<=\s(?!xmlns)[\w:]+=")[^"]*(?=")/gu, random, () => random.pick(ADDRESSES)),
  );
};

/** Pieces of fields anywhere, in any order. */
const scatterFields: Mutation = (file, random) => {
  const words = [
    'INCLUDE',
    'PICTURE',
    'DDEAUTO cmd',
    'DATE',
    'QUOTE',
    ' &quot;http://evil.example/a&quot; ',
    'HYPERLINK ',
    '\\l a ',
  ] as const;
  const path = xmlPart(file, random);
  for (let left = 2 + random.below(6); left > 0; left -= 1) {
    const type = random.pick(['begin', 'separate', 'end'] as const);
    const piece = random.happens(0.5)
      ? `<w:fldChar w:fldCharType="${type}"/>`
      : `<w:instrText>${random.pick(words)}</w:instrText>`;
    file.change(path, (xml) => atOne(xml, /<\/w:r>/gu, random, (end) => piece + end));
  }
};

/** The same names under another prefix. */
const rebind: Mutation = (file, random) => {
  const prefix = random.pick(['w', 'r', 'a', 'v', 'wp', 'pic'] as const);
  file.change(xmlPart(file, random), (xml) =>
    xml
      .replaceAll(new RegExp(`(?<=[<\\s/])${prefix}:(?=\\w)`, 'gu'), 'q:')
      .replaceAll(`xmlns:${prefix}=`, 'xmlns:q='),
  );
};

/** A part under another name, its type and what leads to it with it. */
const rename: Mutation = (file, random) => {
  const path = xmlPart(file, random);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const other = random.happens(0.3)
    ? name.replace('e', '%65')
    : `${name.split('.')[0] ?? ''}.${random.pick(ENDINGS)}`;
  const swap = (xml: string) =>
    xml.replaceAll(`/${name}"`, `/${other}"`).replaceAll(`"${name}"`, `"${other}"`);
  for (const [own, part] of [...file.parts])
    if (typeof part === 'string' && /^\[|\.rels$/u.test(own)) file.change(own, swap);
  file.rename(path, path.replace(name, other));
};

const retype: Mutation = (file, random) => {
  file.change('[Content_Types].xml', (xml) =>
    random.happens(0.5)
      ? atOne(xml, /(?<=ContentType=")[^"]*/gu, random, () => random.pick(TYPES))
      : xml.replace(
          '</Types>',
          `<Override PartName="/${xmlPart(file, random)}" ContentType="${random.pick(TYPES)}"/></Types>`,
        ),
  );
};

const addPart: Mutation = (file, random) => {
  const path = `word/${random.pick(['evil', 'Header1', 'media/image1', 'a/../b', 'STYLES'] as const)}.${random.pick(ENDINGS)}`;
  file.add(path, random.pick(BYTES), random.pick(TYPES));
  file.relate(
    'word/document.xml',
    `bad${random.below(1_000_000)}`,
    random.pick(KINDS),
    path.replace('word/', ''),
    false,
  );
};

const replaceBytes: Mutation = (file, random) => {
  const media = [...file.parts.keys()].filter((path) => path.includes('/media/'));
  const path = media[random.below(media.length)];
  if (path !== undefined) file.parts.set(path, new TextEncoder().encode(random.pick(BYTES)));
};

const retarget: Mutation = (file, random) => {
  const paths = [...file.parts.keys()].filter((path) => path.endsWith('.rels'));
  const path = paths[random.below(paths.length)] ?? '';
  file.change(path, (xml) =>
    random.happens(0.5)
      ? atOne(xml, /(?<=\sTarget=")[^"]*/gu, random, () => random.pick(ADDRESSES))
      : atOne(xml, /(?<=\sType=")[^"]*/gu, random, (type) =>
          type.replace(/\w+$/u, random.pick(KINDS)),
        ),
  );
};

const cut: Mutation = (file, random) => {
  file.change(xmlPart(file, random), (xml) =>
    atOne(xml, /<[^<>]+>/gu, random, () => random.pick(BYTES)),
  );
};

const MUTATIONS: readonly [Mutation, ...Mutation[]] = [
  insertPiece,
  insertPiece,
  insertPiece,
  addAttribute,
  addAttribute,
  scatterFields,
  replaceValue,
  rebind,
  rename,
  retype,
  addPart,
  replaceBytes,
  retarget,
  retarget,
];

/** A file with one to four of its parts changed, by chance that can be had again. */
export function mutateTemplate(whole: Uint8Array, random: Random): Uint8Array {
  const file = new WordFile(whole);
  for (let left = 1 + random.below(4); left > 0; left -= 1) random.pick(MUTATIONS)(file, random);
  if (random.happens(0.03)) cut(file, random);
  return file.zip();
}
