import { ORIGINS_PATH, originsPart } from '@/document/bookmarks/origins-xml';
import { buildFileProperties } from '@/document/word/write/bookmarks';
import type { ReportContent } from '@/document/model/report-content';
import type { Pictures } from '@/document/pictures/prepare-picture';
import { addType } from './firm-lists';
import { relate, readRelations } from '@/document/word/package/relations';
import type { WordPackage } from '@/document/word/package/word-package';
import { element, listElements, type XmlElement } from '@/document/word/package/xml-tree';

const CORE_TYPE = 'application/vnd.openxmlformats-package.core-properties+xml';
const CUSTOM_TYPE = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const CUSTOM = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
const VALUES = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
/** Word's format id of custom properties. */
const FORMAT_ID = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';

/** Writes the report's file properties over the template's. */
export function writeFileWords(pack: WordPackage, model: ReportContent, pictures: Pictures): void {
  writeCore(pack, model);
  writeCustom(pack, model, pictures);
  writeOrigins(pack, model);
}

/** Writes the words' origins; cleaning removed any such part of the template's. */
function writeOrigins(pack: WordPackage, { origins }: ReportContent): void {
  if (!origins) return;
  pack.put(ORIGINS_PATH, new TextEncoder().encode(originsPart(origins)));
  addType(pack, ORIGINS_PATH, 'application/xml');
  relate(pack, pack.main, 'customXml', ORIGINS_PATH);
}

function writeCore(pack: WordPackage, { title, properties, readAt }: ReportContent): void {
  const known = readRelations(pack, '').find(({ kind }) => kind === 'core-properties')?.path;
  const path = known ?? 'docProps/core.xml';
  const time = { 'xsi:type': 'dcterms:W3CDTF' };
  const said: [string, string, Record<string, string>?][] = [
    ['dc:title', title],
    ['dc:subject', properties.subject],
    ['dc:creator', properties.author],
    ['cp:lastModifiedBy', properties.author],
    ['dcterms:created', readAt.toISOString(), time],
    ['dcterms:modified', readAt.toISOString(), time],
    ['dc:language', properties.language],
  ];
  pack.put(
    path,
    element(
      'cp:coreProperties',
      {
        'xmlns:cp': CORE,
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      said.map(([name, value, attributes]) => element(name, attributes, [value])),
    ),
  );
  if (known !== undefined) return;
  addType(pack, path, CORE_TYPE);
  const id = relate(pack, '', 'core-properties', path);
  const relation = readRelations(pack, '').find((own) => own.id === id);
  if (relation)
    relation.written.attributes['Type'] =
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
}

/** Adds the report's properties to the firm's, where the import from Word looks for them. */
function writeCustom(pack: WordPackage, model: ReportContent, pictures: Pictures): void {
  const path = 'docProps/custom.xml';
  const known = readRelations(pack, '').find(({ kind }) => kind === 'custom-properties');
  const firms = known ? pack.tree(known.path) : undefined;
  const ours = buildFileProperties(model, pictures);
  const isOurs = ({ attributes }: XmlElement) => /^Plumbline /u.test(attributes['name'] ?? '');
  const kept = firms ? listElements(firms).filter((property) => !isOurs(property)) : [];
  const all = [
    ...kept,
    ...ours.map(({ name, value }) =>
      element('property', { fmtid: FORMAT_ID, name }, [element('vt:lpwstr', {}, [value])]),
    ),
  ];
  all.forEach((property, index) => {
    property.attributes['pid'] = String(index + 2);
  });
  const place = known?.path ?? path;
  pack.put(place, element('Properties', { xmlns: CUSTOM, 'xmlns:vt': VALUES }, all));
  if (known) return;
  addType(pack, path, CUSTOM_TYPE);
  relate(pack, '', 'custom-properties', path);
}
