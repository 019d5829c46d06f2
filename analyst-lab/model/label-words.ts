/** Recognises the labels' kinds in an analyst's English words. Parts of regular expressions. */

const CLASS_WORDS: Record<string, string> = {
  crack: 'crack|fissur|fractur',
  spalling:
    'spall|missing|lost|loss of|broken|chipp|popout|scaling|scaled|eroded|erosion|detach|void|hole|disintegrat',
  corrosion: 'rust|corro|oxidi[sz]',
  growth: 'moss|alga|lichen|vegetation|plant|biological|growth|ivy|root',
  efflorescence: 'efflorescence|salt|white (?:deposit|crust|stain|residue)|leach|encrust|lime',
  damp: 'damp|moist|wet|water stain|leak|tide ?mark|seepage|mould|mold',
};

/** The classes that a label can have and that words can be read for. */
export const CLASSES = Object.keys(CLASS_WORDS);

// "No cracking is visible", "without spalling", "free of rust".
const DENIED = String.raw`(?<!\b(?:no|not|without|free of|free from|absence of)\s(?:[\w-]+\s){0,3})`;

const CLASS_PATTERNS = CLASSES.map(
  (name) => [name, new RegExp(String.raw`${DENIED}\b(?:${CLASS_WORDS[name] ?? ''})`, 'i')] as const,
);

/** The kinds of defect that a text speaks of. */
export function listClasses(text: string): string[] {
  return CLASS_PATTERNS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}

const ELEMENT_WORDS = {
  masonry: 'brick|mason|block|stone|ashlar|mortar|pointing',
  concrete: 'concrete|cement|screed|slab|soffit',
  render: 'render|plaster|stucco|paint|wallpaper',
  metal: 'metal|steel|iron|cladding|rail|pipe|bolt|girder',
  timber: 'timber|wood|board|plank|joist|rafter',
  paving: 'asphalt|road|pav|kerb|curb|carriageway|footway|tarmac',
  roof: 'roof|slate|shingle|gutter',
  tile: 'tile|tiling|ceramic',
  wall: 'wall|fa[cç]ade|parapet|gable|pier|column|pillar',
};
export type ElementKind = keyof typeof ELEMENT_WORDS;

const ELEMENT_PATTERNS = (Object.keys(ELEMENT_WORDS) as ElementKind[]).map(
  (kind) => [kind, new RegExp(String.raw`\b(?:${ELEMENT_WORDS[kind]})`, 'i')] as const,
);

/** The kinds of element, by part and material, that a text names. */
export function listElementKinds(text: string): ElementKind[] {
  return ELEMENT_PATTERNS.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
}
