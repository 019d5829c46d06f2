import { readRanges } from './unicode-ranges';

/*
 * bidi-js 1.1.0, its newest version, has Unicode 13. These are all characters whose class differs in Unicode 17
 * (DerivedBidiClass.txt, unassigned characters included), by their new class.
 */
const RANGES = {
  L: 'U+1734,U+1171e',
  AL: 'U+870-88f,U+892-896,U+10ec0-10ecf,U+10ed9-10ef9',
  AN: 'U+890-891,U+10d40-10d49',
  EN: 'U+1ccf0-1ccf9',
  NSM:
    'U+897-89f,U+8ca-8d2,U+c3c,U+ece,U+180f,U+1ac1-1add,U+1ae0-1aeb,U+1dfa,U+10d69-10d6d,U+10efa-10eff,' +
    'U+10f82-10f85,U+11070,U+11073-11074,U+110c2,U+11241,U+113bb-113c0,U+113ce,U+113d0,U+113d2,U+113e1-113e2,' +
    'U+11b60,U+11b62-11b64,U+11b66,U+11f00-11f01,U+11f36-11f3a,U+11f40,U+11f42,U+11f5a,U+13440,U+13447-13455,' +
    'U+1611e-16129,U+1612d-1612f,U+1cf00-1cf2d,U+1cf30-1cf46,U+1e08f,U+1e2ae,U+1e4ec-1e4ef,U+1e5ee-1e5ef,' +
    'U+1e6e3,U+1e6e6,U+1e6ee-1e6ef,U+1e6f5',
  ON:
    'U+2427-2429,U+2b96,U+2e53-2e5d,U+2ffc-2fff,U+31e4-31e5,U+31ef,U+fbc3-fbd2,U+fd40-fd4f,U+fd90-fd91,' +
    'U+fdc8-fdcf,U+fdfe-fdff,U+10d6e,U+10ed0-10ed8,U+1cc00-1ccd5,U+1ccfa-1ccfc,U+1cd00-1ceb3,U+1ceba-1ced0,' +
    'U+1cee0-1cef0,U+1d1e9-1d1ea,U+1d6c1,U+1d6fb,U+1d735,U+1d76f,U+1d7a9,U+1f6d8,U+1f6dc-1f6df,' +
    'U+1f774-1f77f,U+1f7d9,U+1f7f0,U+1f8b2-1f8bb,U+1f8c0-1f8c1,U+1f8d0-1f8d8,U+1f979,U+1f9cc,U+1fa54-1fa57,' +
    'U+1fa75-1fa77,U+1fa7b-1fa7c,U+1fa87-1fa8a,U+1fa8e-1fa8f,U+1faa9-1faaf,U+1fab7-1fabf,U+1fac3-1fac6,U+1fac8,' +
    'U+1facd-1facf,U+1fad7-1fadc,U+1fadf-1faea,U+1faef-1faf8,U+1fbcb-1fbef,U+1fbfa',
} as const;

type CorrectedClass = keyof typeof RANGES;

const CLASSES = new Map(
  Object.entries(RANGES).flatMap(([name, ranges]) =>
    readRanges(ranges).map((code) => [code, name as CorrectedClass] as const),
  ),
);

/** The corrected class of a character; undefined where the library is right. */
export const correctBidiClass = (character: string): CorrectedClass | undefined =>
  CLASSES.get(character.codePointAt(0) ?? 0);

/** Brackets of Unicode 14, each pair with an older one that is hardly ever used beside it. */
const BRACKETS: readonly [pair: string, known: string][] = [
  ['⹕⹖', '⦇⦈'],
  ['⹗⹘', '⦉⦊'],
  ['⹙⹚', '⦑⦒'],
  ['⹛⹜', '⦓⦔'],
];

/** An older bracket for each, which the library pairs in the same way. */
export const KNOWN_BRACKETS: ReadonlyMap<string, string> = new Map(
  BRACKETS.flatMap(([[open = '', close = ''], [knownOpen = '', knownClose = '']]) => [
    [open, knownOpen],
    [close, knownClose],
  ]),
);

/** The mirrored bracket of each that the library lacks. */
export const LATER_MIRRORED: ReadonlyMap<string, string> = new Map(
  BRACKETS.flatMap(([[open = '', close = '']]) => [
    [open, close],
    [close, open],
  ]),
);
