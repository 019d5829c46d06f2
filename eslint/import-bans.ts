/** Forbidden imports by folder, each with its replacement. */

export const SUPABASE_CLIENT = {
  regex: '^@supabase/(supabase-js|.*)$',
  allowTypeImports: true,
  message: 'The wire client lives in src/lib/supabase.ts; call it from queries.ts or mutations.ts.',
};
export const CLIENT_MODULE = {
  regex: '(^@/lib|/lib|^\\.)/supabase$',
  message:
    'A component never sees the client: put the read in queries.ts, the write in mutations.ts.',
};
export const SERVER_SIDE = {
  regex: '(^|/)server/',
  message: 'The browser knows the wire contract only; nothing in src imports the host.',
};
export const APP = {
  regex: '^@/app/',
  message: 'src/app composes; what others need belongs in lib.',
};
export const FEATURES = {
  regex: '^@/features/',
  message: 'This layer sits below features; move the shared part down or the caller up.',
};
const OTHER_FEATURE_INTERNALS = {
  regex: '^@/features/[^/]+/(?!(schema|queries|mutations)$)',
  message:
    'Another feature offers only its schema, queries and mutations; compose the two in src/app, or move what both need to document, records, lib or components.',
};
export const DOCUMENT = {
  regex: '^@/document/',
  message: 'This layer sits below the document; move what both need down.',
};
export const COMPONENTS = {
  regex: '^@/components/',
  message: 'This layer knows no screen; what draws a page of paper is document/preview.',
};
/** The app's imports from the functions: of a language, all but what only models read. */
const SHARED =
  'contract/(wire|stored|limits|sign-in|failure-kinds|caution-kinds)|bytes-from-elsewhere|photo-address|photo-references|renumber-photos|findings|unchecked-rows|report-fields|row-(fields|words)|bookmark-letters|read-all-rows|drawing/[a-z-]+|text/[a-z-]+|ratings/[a-z0-9-]+|languages/(language|fill|bind-words|(forms|tables|[a-z]{2,3})/(facts|texts|document|document-parts|signing|quick|ratings|phrases))';
/** `up`: how many folders above a room its feature's end is passed. */
export const leavesFeature = (up: number) => ({
  regex: `^(\\.\\./){${up}}`,
  message: 'A relative path stays inside its feature; use @/ or @shared/ for what is outside.',
});
export const FUNCTION_INTERNALS = {
  regex: `(functions/|^@shared/(?!(${SHARED})$))`,
  message:
    'The browser shares a few modules with the functions: _shared/contract/, what they say to each other and store, _shared/photo-address.ts, where a photo lies, _shared/bytes-from-elsewhere.ts, how much may come from elsewhere, what finds and numbers photos in texts, _shared/findings.ts, whose photos show one finding, _shared/report-fields.ts, what a person enters about a report, _shared/row-fields.ts and row-words.ts, what a row says, how both are found again in Word, _shared/read-all-rows.ts, how a list is read to its end, _shared/languages/, the words of reports but for what models alone are told, what is drawn on photos, _shared/drawing/, and the rating schemes in _shared/ratings/.',
};
export const OF_A_FEATURE = [
  SUPABASE_CLIENT,
  SERVER_SIDE,
  APP,
  OTHER_FEATURE_INTERNALS,
  FUNCTION_INTERNALS,
];
export const BELOW_FEATURES = [SUPABASE_CLIENT, SERVER_SIDE, APP, FEATURES, FUNCTION_INTERNALS];
export const RUNTIME_BOUND = {
  regex: '^(node:|jsr:|npm:|https?:)',
  message: 'This runs in Deno and Node alike: web standards only; wiring belongs in index.ts.',
};

export const TEST_SUPPORT = {
  regex: '(^|/)testing/',
  message:
    'testing/ serves tests, e2e, bench, scripts and the analyst’s lab; what the product needs too belongs in the product.',
};

export const UNPACKING = {
  regex: '^(fflate|pako)$',
  importNamePattern:
    '^(Async)?(unzip|gunzip|ungzip|inflate|zlibInflate|unzlib|decompress|Unzip|Gunzip|Inflate|Unzlib|Decompress)',
  message:
    'The libraries believe what an archive says of itself; src/lib/zip/open-zip.ts counts while it unpacks.',
};

/** A second way from a chosen file to a picture would take, refuse and colour other pictures than the first. */
export const PICTURES = [
  {
    regex: 'pictures/(formats/(recognise|jpeg|png|gif|webp|heic)|door/(decode-heic|mend-end))$',
    message:
      'Chosen pictures come in through openPicture of src/lib/pictures/door/picture-door.ts.',
  },
  {
    regex: 'pictures/door/decode-picture$',
    importNamePattern: '^decodePicture$',
    message: 'Of a chosen file ask openPicture; decodeUpright is for stored pictures.',
  },
];
