import type { Vocabulary } from './vocabulary';

/** The names of document properties, and of what every part shares. */
export const PACKAGE_NAMES: Vocabulary[] = [
  {
    prefix: 'mc',
    elements: 'AlternateContent Choice Fallback',
    attributes: 'Requires',
    shared: 'Ignorable',
  },
  { prefix: 'xml', shared: 'space lang' },
  { prefix: 'adec', elements: 'decorative', attributes: 'val' },
  {
    prefix: 'cp',
    elements:
      'coreProperties category contentStatus keywords lastModifiedBy lastPrinted revision version',
  },
  { prefix: 'dc', elements: 'title subject creator description language identifier' },
  { prefix: 'dcterms', elements: 'created modified' },
  { prefix: 'xsi', shared: 'type' },
  {
    prefix: '',
    // Not HyperlinkBase and HLinks, which are addresses.
    elements: 'Properties Application AppVersion Company Manager',
  },
  { prefix: '', elements: 'Properties property', attributes: 'fmtid pid name' },
  {
    prefix: 'vt',
    elements:
      'lpwstr lpstr bstr bool i1 i2 i4 i8 int ui1 ui2 ui4 ui8 uint r4 r8 decimal date filetime',
  },
];
