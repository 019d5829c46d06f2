import { vocabulary, type Vocabulary } from './vocabulary';

const OFFICE = 'http://schemas.openxmlformats.org';

/** The names of what a file says of itself, and of what every part shares. */
export const PACKAGE_NAMES: Vocabulary[] = [
  vocabulary({ prefix: '', uri: `${OFFICE}/package/2006/content-types` }),
  vocabulary({ prefix: '', uri: `${OFFICE}/package/2006/relationships` }),
  vocabulary({ prefix: 'r', uri: `${OFFICE}/officeDocument/2006/relationships` }),
  vocabulary({
    prefix: 'mc',
    uri: `${OFFICE}/markup-compatibility/2006`,
    elements: 'AlternateContent Choice Fallback',
    attributes: 'Requires',
    shared: 'Ignorable',
  }),
  vocabulary({
    prefix: 'xml',
    uri: 'http://www.w3.org/XML/1998/namespace',
    shared: 'space lang',
  }),
  vocabulary({
    prefix: 'adec',
    uri: 'http://schemas.microsoft.com/office/drawing/2017/decorative',
    elements: 'decorative',
    attributes: 'val',
  }),
  vocabulary({
    prefix: 'cp',
    uri: `${OFFICE}/package/2006/metadata/core-properties`,
    elements:
      'coreProperties category contentStatus keywords lastModifiedBy lastPrinted revision version',
  }),
  vocabulary({
    prefix: 'dc',
    uri: 'http://purl.org/dc/elements/1.1/',
    elements: 'title subject creator description language identifier',
  }),
  vocabulary({
    prefix: 'dcterms',
    uri: 'http://purl.org/dc/terms/',
    elements: 'created modified',
  }),
  vocabulary({
    prefix: 'xsi',
    uri: 'http://www.w3.org/2001/XMLSchema-instance',
    shared: 'type',
  }),
  vocabulary({
    prefix: '',
    uri: `${OFFICE}/officeDocument/2006/extended-properties`,
    // Not HyperlinkBase and HLinks, which are addresses.
    elements: 'Properties Application AppVersion Company Manager',
  }),
  vocabulary({
    prefix: '',
    uri: `${OFFICE}/officeDocument/2006/custom-properties`,
    elements: 'Properties property',
    attributes: 'fmtid pid name',
  }),
  vocabulary({
    prefix: 'vt',
    uri: `${OFFICE}/officeDocument/2006/docPropsVTypes`,
    elements:
      'lpwstr lpstr bstr bool i1 i2 i4 i8 int ui1 ui2 ui4 ui8 uint r4 r8 decimal date filetime',
  }),
];
