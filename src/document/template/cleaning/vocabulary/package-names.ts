import { vocabulary, type Vocabulary } from './vocabulary';

/** The names of what a file says of itself, and of what every part shares. */
export const PACKAGE_NAMES: Vocabulary[] = [
  vocabulary({
    prefix: 'mc',
    elements: 'AlternateContent Choice Fallback',
    attributes: 'Requires',
    shared: 'Ignorable',
  }),
  vocabulary({
    prefix: 'xml',
    shared: 'space lang',
  }),
  vocabulary({
    prefix: 'adec',
    elements: 'decorative',
    attributes: 'val',
  }),
  vocabulary({
    prefix: 'cp',
    elements:
      'coreProperties category contentStatus keywords lastModifiedBy lastPrinted revision version',
  }),
  vocabulary({
    prefix: 'dc',
    elements: 'title subject creator description language identifier',
  }),
  vocabulary({
    prefix: 'dcterms',
    elements: 'created modified',
  }),
  vocabulary({
    prefix: 'xsi',
    shared: 'type',
  }),
  vocabulary({
    prefix: '',
    // Not HyperlinkBase and HLinks, which are addresses.
    elements: 'Properties Application AppVersion Company Manager',
  }),
  vocabulary({
    prefix: '',
    elements: 'Properties property',
    attributes: 'fmtid pid name',
  }),
  vocabulary({
    prefix: 'vt',
    elements:
      'lpwstr lpstr bstr bool i1 i2 i4 i8 int ui1 ui2 ui4 ui8 uint r4 r8 decimal date filetime',
  }),
];
