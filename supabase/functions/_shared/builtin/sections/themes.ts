/** Kinds of defect that an engineer reads together, whatever element they are on. */
export interface Theme {
  /** As the subject of a sentence. */
  title: string;
  isPlural: boolean;
  words: RegExp;
  /**
   * What such observations mean together, and what a photo cannot tell; takes their citation. General
   * knowledge of the field, hedged; never a statement about this structure.
   */
  meaning(photos: string): string;
  /** Who finds out why, and who puts it right, when the row does not say. */
  investigator: string;
  repairer: string;
}

const ENGINEER = 'a chartered structural engineer';
const DAMP_SURVEYOR = 'a building surveyor experienced in damp';
const CONCRETE = 'a specialist concrete and masonry repair contractor';
const MASON = 'a masonry contractor';
export const MAINTENANCE = 'a building maintenance contractor';
const COATINGS = 'a specialist in corrosion and protective coatings';

const THEMES: readonly Theme[] = [
  {
    title: 'distortion and displacement',
    isPlural: true,
    words:
      /\b(?:bulg|lean(?:s|ing)?\b|tilt|displac|out of plumb|out of line|sagg?|deflect|distort|settle|subsid|rotat|buckl|misalign|heave|offset|racking|out of square)/i,
    meaning: (photos) =>
      `How far parts have moved in ${photos}, and whether they are still moving, cannot be read from a picture; that takes a survey of line and level, repeated over time.`,
    investigator: ENGINEER,
    repairer: MASON,
  },
  {
    title: 'loss of material',
    isPlural: false,
    words:
      /\b(?:spall|delaminat|honeycomb|popout|scaling|scour|crushed|broken away|broken off|break(?:ing)? away|loss of (?:cover|section|material|concrete)|lost cover|exposed (?:reinforcement|rebar|bars?|aggregate|steel)|section loss|missing (?:concrete|brick|cover))/i,
    meaning: (photos) =>
      `Where material has been lost (${photos}), more may be loose or hollow around it than can be seen, and how deep the loss goes has to be found on site.`,
    investigator: ENGINEER,
    repairer: CONCRETE,
  },
  {
    title: 'loose, broken or missing parts',
    isPlural: true,
    words:
      /\b(?:loose|slipped|detach|dislodg|fallen|unfixed|cracked (?:glass|glazing|pane|panel|tiles?|slates?|sills?)|(?:tiles?|slates?|bolts?|copings?|sealant|insulation|parts?) (?:is |are )?missing|missing (?:tiles?|slates?|bolts?|copings?|parts?))/i,
    meaning: (photos) =>
      `Where one part is loose, broken or missing (${photos}), its neighbours may be poorly fixed too, which calls for a check by hand.`,
    investigator: MAINTENANCE,
    repairer: MAINTENANCE,
  },
  {
    title: 'corrosion',
    isPlural: false,
    words: /\b(?:corro|rust|pitting|oxidi[sz])/i,
    meaning: (photos) =>
      `Rust (${photos}) means that steel is or has been wet; how much of it remains can be judged only when the rust is off and the rest has been measured.`,
    investigator: ENGINEER,
    repairer: COATINGS,
  },
  {
    title: 'cracking',
    isPlural: false,
    words: /\b(?:crack|fractur|fissur|split|crazing|shakes?\b)/i,
    meaning: (photos) =>
      `The pictures do not show why the cracks in ${photos} formed: shrinkage, temperature, settlement and load can leave cracks that look alike, and only readings over time show whether a crack still moves.`,
    investigator: ENGINEER,
    repairer: CONCRETE,
  },
  {
    title: 'decay of timber',
    isPlural: false,
    words: /\b(?:rot\b|wet rot|dry rot|decay|woodworm|insect|beetle|termite|frass|fung)/i,
    meaning: (photos) =>
      `Timber that is attacked (${photos}) is often worse inside than its surface shows; probing finds the extent, and unless the source of moisture is found too, the attack returns.`,
    investigator: 'a timber specialist',
    repairer: 'a carpentry contractor',
  },
  {
    title: 'efflorescence and leaching',
    isPlural: true,
    words:
      /\b(?:effloresc|salts?\b|leach|encrust|lime deposit|white deposits?|stalactite|calcite)/i,
    meaning: (photos) =>
      `White deposits (${photos}) are left by water that has passed through the material; by themselves they do not say whether it still does.`,
    investigator: DAMP_SURVEYOR,
    repairer: MAINTENANCE,
  },
  {
    title: 'blocked or defective drainage',
    isPlural: false,
    words:
      /\b(?:blocked|drain|gutter|downpipe|(?<!socket )outlet|gully|silt|overflow|weep ?holes?)/i,
    meaning: (photos) =>
      `Water that is not led away (${photos}) finds its way to other parts, so that damage elsewhere may begin here.`,
    investigator: MAINTENANCE,
    repairer: MAINTENANCE,
  },
  {
    title: 'damp and leakage',
    isPlural: true,
    words: /\b(?:damp|moist|leak|seep|water|wet\b|tide ?mark|pond|condens|mould|mold|stain)/i,
    meaning: (photos) =>
      `Signs of water (${photos}) show where it has been, not where it came from; leakage, rain penetration, rising damp and condensation have to be told apart before a remedy is chosen.`,
    investigator: DAMP_SURVEYOR,
    repairer: MAINTENANCE,
  },
  {
    title: 'vegetation and biological growth',
    isPlural: true,
    words:
      /\b(?:moss|alga|lichen|growth|vegetation|plants?\b|roots?\b|ivy|weeds?\b|buddleia|tree)/i,
    meaning: (photos) =>
      `Growth (${photos}) keeps surfaces wet, and roots can open joints; what lies beneath can be judged only once it has been removed.`,
    investigator: MAINTENANCE,
    repairer: MAINTENANCE,
  },
  {
    title: 'defective joints and pointing',
    isPlural: true,
    words: /\b(?:pointing|mortar|open joints?|eroded joints?|joints?\b|sealant|perpend)/i,
    meaning: (photos) =>
      `Open or eroded joints (${photos}) let water in, and the condition behind the face cannot be seen.`,
    investigator: MASON,
    repairer: MASON,
  },
  {
    title: 'damage to parts',
    isPlural: false,
    words: /\b(?:missing|broken|damag|dented|impact|torn|hole|binds?|jam|collaps)/i,
    meaning: () => '',
    investigator: MAINTENANCE,
    repairer: MAINTENANCE,
  },
  {
    title: 'breakdown of coatings and finishes',
    isPlural: false,
    words: /\b(?:coating|paint|flak|peel|blister|finish|galvani|weathered|worn|faded)/i,
    meaning: (photos) =>
      `Where a coating has broken down (${photos}), it no longer protects what is beneath it.`,
    investigator: COATINGS,
    repairer: COATINGS,
  },
];

const OTHER_DEFECTS: Theme = {
  title: 'other defects',
  isPlural: true,
  words: /(?:)/,
  meaning: () => '',
  investigator: 'a competent engineer',
  repairer: MAINTENANCE,
};

/** The kind of defect that a row speaks of first, in its first sentence if that names one. */
export function findTheme(defect: string): Theme {
  const first = defect.split(/(?<=[.!?])\s/)[0] ?? defect;
  return earliest(first) ?? earliest(defect) ?? OTHER_DEFECTS;
}

function earliest(text: string): Theme | undefined {
  const found = THEMES.map((theme) => ({ theme, at: text.search(theme.words) }));
  return found.filter(({ at }) => at !== -1).sort((a, b) => a.at - b.at)[0]?.theme;
}
