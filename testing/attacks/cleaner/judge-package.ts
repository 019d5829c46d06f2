import { unzipSync } from 'fflate';
import { judgeFields } from './judge-fields.ts';

/**
 * Looks at a Word file for what fetches, runs or embeds something. It shares nothing with the cleaner: no
 * tree, no lists, only the bytes and expressions. It is stricter than Word, and looks for what is known to
 * be bad, so that both would have to be wrong in the same way for something to pass.
 */
export function judgePackage(file: Uint8Array): string[] {
  const parts = new Map(
    Object.entries(unzipSync(file)).map(([path, bytes]) => [path, Buffer.from(bytes)]),
  );
  const types = parts.get('[Content_Types].xml')?.toString('utf8') ?? '';
  return [
    ...judgeNames([...parts.keys()]),
    ...orphansAmong(parts),
    ...[...parts].flatMap(([path, bytes]) => {
      const found =
        path === '[Content_Types].xml' ? [] : judgePart(path, bytes, findType(path, types), parts);
      return found.map((fault) => `${path}: ${fault}`);
    }),
  ];
}

/** The types of parts that Word would read: a letterhead is made of these. */
const XML_TYPES =
  /^application\/(?:xml|vnd\.openxmlformats-package\.(?:relationships|core-properties)\+xml|vnd\.openxmlformats-officedocument\.(?:theme|extended-properties|custom-properties|wordprocessingml\.(?:document\.main|styles|settings|fontTable|numbering|header|footer|footnotes|endnotes|comments)|drawingml\.(?:chart|chartshapes|diagram(?:Data|Layout|Style|Colors)))\+xml|vnd\.ms-office\.drawingml\.diagramDrawing\+xml)$/u;
const FIRST_BYTES: Record<string, RegExp> = {
  'image/png': /^89504e470d0a1a0a/u,
  'image/jpeg': /^ffd8ff/u,
  'image/gif': /^474946383[79]61/u,
  'image/x-emf': /^01000000.{72}20454d46/u,
  'image/x-wmf': /^(?:d7cdc69a|0[12]000900000[13])/u,
};
const FONT = 'application/vnd.openxmlformats-officedocument.obfuscatedFont';

/** Parts that no relationship leads to. */
function orphansAmong(parts: ReadonlyMap<string, Buffer>): string[] {
  const targets = [...parts].flatMap(([path, bytes]) =>
    path.endsWith('.rels')
      ? [...bytes.toString('utf8').matchAll(/\sTarget="([^"]*)"/gu)].map(
          ([, target = '']) => target,
        )
      : [],
  );
  return [...parts.keys()]
    .filter((path) => !path.endsWith('.rels') && path !== '[Content_Types].xml')
    .filter(
      (path) => !targets.some((target) => `/${path}`.endsWith(`/${target.replace(/^\//u, '')}`)),
    )
    .map((path) => `${path}: nothing leads there`);
}

function judgeNames(paths: string[]): string[] {
  const faults = paths.filter((path) => !/^(?:\[Content_Types\]\.xml|[\w./-]+)$/u.test(path));
  const seen = new Set(paths.map((path) => path.toLowerCase()));
  if (seen.size < paths.length) faults.push('names that differ in case');
  faults.push(...paths.filter((path) => path.includes('..')));
  return faults.map((fault) => `name: ${fault}`);
}

function findType(path: string, types: string): string {
  const named = [...types.matchAll(/<Override\s([^>]*)>/gu)]
    .map(([, tag = '']) => tag)
    .filter((tag) => readAttribute(tag, 'PartName') === `/${path}`)
    .map((tag) => readAttribute(tag, 'ContentType'));
  if (named.length > 1) return 'two types';
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const general = [...types.matchAll(/<Default\s([^>]*)>/gu)]
    .map(([, tag = '']) => tag)
    .find((tag) => readAttribute(tag, 'Extension') === ending);
  return named[0] ?? (general ? readAttribute(general, 'ContentType') : '');
}

const readAttribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(` ${tag}`)?.[1] ?? '';

/** A fault that a small file written by hand has too. */
export const UNSAID_ENCODING = 'does not say how it is written';

function judgePart(
  path: string,
  bytes: Buffer,
  type: string,
  parts: ReadonlyMap<string, Buffer>,
): string[] {
  const first = FIRST_BYTES[type];
  if (first) return first.test(bytes.toString('hex', 0, 64)) ? [] : ['is no such picture'];
  if (type === FONT) return bytes.length > 1000 ? [] : ['is no font'];
  if (!XML_TYPES.test(type)) return [`has the type "${type}"`];
  const xml = bytes.toString('utf8');
  if (/<!DOCTYPE|<!ENTITY/iu.test(xml)) return ['has a document type'];
  const isPlain = /^<\?xml [^>]*encoding="UTF-8"/u.test(xml);
  return [
    ...(isPlain ? [] : [UNSAID_ENCODING]),
    ...(path.endsWith('.rels') ? judgeRelations(path, xml, parts) : judgeTags(xml)),
    ...judgeFields(xml),
  ];
}

const INTERNAL =
  /\/(?:officeDocument|core-properties|extended-properties|custom-properties|styles|settings|fontTable|font|theme|numbering|header|footer|footnotes|endnotes|comments|image|chart|chartUserShapes|diagram(?:Data|Layout|QuickStyle|Colors|Drawing))$/u;
/** Types of relationship that an element has to name; the others belong beside a document. */
const MUST_BE_USED =
  /\/(?:image|header|footer|font|chart|chartUserShapes|diagram(?:Data|Layout|QuickStyle|Colors))$/u;
const PAGE = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+)$/iu;

function judgeRelations(path: string, xml: string, parts: ReadonlyMap<string, Buffer>): string[] {
  const owner = path.replace(/_rels\/([^/]*)\.rels$/u, '$1');
  const source = parts.get(owner)?.toString('utf8') ?? '';
  if (owner !== '' && source === '') return ['belongs to nothing'];
  const folder = owner.slice(0, owner.lastIndexOf('/') + 1);
  return [...xml.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/gu)].flatMap(([, tag = '']) => {
    const target = readAttribute(tag, 'Target');
    const type = readAttribute(tag, 'Type');
    const id = readAttribute(tag, 'Id');
    if (/TargetMode/iu.test(tag)) {
      const isLink = /\/hyperlink$/u.test(type) && PAGE.test(target);
      const users = [...source.matchAll(new RegExp(`<([\\w:]+)[^<>]*="${id}"`, 'gu'))];
      const isUsed = users.some(([, name]) => name === 'w:hyperlink');
      return isLink && isUsed ? [] : [`leads out to ${target} as ${type}`];
    }
    if (!INTERNAL.test(type)) return [`has a ${type}`];
    if (MUST_BE_USED.test(type) && !source.includes(`="${id}"`)) return [`has a ${type} unused`];
    const aim = target.startsWith('/') ? target.slice(1) : folder + target;
    return parts.has(aim) ? [] : [`leads to ${target}, which is not there`];
  });
}

/** Elements by their own names, without the part before the colon. */
const BAD_ELEMENTS =
  /^(?:altChunk|subDoc|object|OLEObject|oleObj|control|ocx|attachedTemplate|attachedSchema|saveThroughXslt|schema\w*|mailMerge|dataSource|headerSource|query|connectString|odso|frameset|movie|src|externalData|autoUpdate|hlink(?:Click|Hover|MouseOver)|videoFile|audioFile|audioCd|wavAudioFile|quickTimeFile|snd|svgBlip|contentPart|model3d|imgLayer|dataBinding|docVars?|fldData|HyperlinkBase|HLinks|binData|objectEmbed|objectLink|LinkType|entryMacro|exitMacro|smartTag|customXml|webextension\w*|media|script|ink|signatureline)$/u;
const BAD_ATTRIBUTES =
  /^(?:src|href|althref|link|pict|dataSource|gfxdata|relid|action|macro|url|schemaLocation|docLocation|xpath|equationxml|target|invalidUrl|fallbackImg|on\w+load)$/iu;
const ADDRESS =
  /:\/\/|:\\\\|^\s*\\\\|^\s*(?:javascript|vbscript|data|file|mhtml|ms-\w+|mailto)\s*:|url\s*\(/iu;
/** Words for people. */
const SPOKEN = /^(?:descr|title|alt|tooltip|string|author)$/u;
const OFFICIAL = /^https?:\/\/schemas\.(?:openxmlformats\.org|microsoft\.com)\/[\w./-]+$/u;

function judgeTags(xml: string): string[] {
  return [...xml.matchAll(/<([\w:.?-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*\/?>/gu)].flatMap(
    ([, name = '', written = '']) => {
      const local = name.slice(name.indexOf(':') + 1);
      const bad = BAD_ELEMENTS.test(local) && !isAllowed(name) ? [`has <${name}>`] : [];
      return [...bad, ...judgeAttributes(name, written)];
    },
  );
}

/** Harmless ones that share a name with what is not. */
const isAllowed = (name: string) => /^(?:m:ctrl|v:object|dgm:src)$/u.test(name);

function judgeAttributes(name: string, written: string): string[] {
  return [...written.matchAll(/\s([\w:.-]+)="([^"]*)"/gu)].flatMap(([, full = '', value = '']) => {
    if (full === 'xmlns' || full.startsWith('xmlns:'))
      return OFFICIAL_NAMES.test(value) ? [] : [`names ${value}`];
    const local = full.slice(full.indexOf(':') + 1);
    // It names the drawing of a diagram among the document's own parts.
    if (`${name} ${full}` === 'dsp:dataModelExt relId') return [];
    if (BAD_ATTRIBUTES.test(local)) return [`has ${name} ${full}`];
    if (SPOKEN.test(local) || full === 'w:instr') return [];
    return ADDRESS.test(decoded(value)) && !(local === 'uri' && OFFICIAL.test(value))
      ? [`has ${name} ${full}="${value.slice(0, 80)}"`]
      : [];
  });
}

const OFFICIAL_NAMES =
  /^(?:https?:\/\/schemas\.(?:openxmlformats\.org|microsoft\.com)\/[\w./-]+|urn:schemas-microsoft-com:[\w:]+|http:\/\/purl\.org\/dc\/[\w./]+|http:\/\/www\.w3\.org\/2001\/XMLSchema-instance)$/u;

const decoded = (value: string) =>
  value
    .replace(/&#x([\da-f]+);/giu, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);/gu, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/[\s\p{Cc}]/gu, '');
