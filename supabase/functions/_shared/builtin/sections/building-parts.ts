import { findHeadWord } from './prose.ts';

/** Parts of a structure that a discussion takes together; the first whose words fit. */
export interface ElementGroup {
  /** In a list of what the photos show: "walls, openings and the roof". */
  noun: string;
  /** As the subject of a sentence of its own. */
  title: string;
  isPlural: boolean;
  words: RegExp;
}

function group(noun: string, title: string, words: RegExp, isPlural = true): ElementGroup {
  return { noun, title, words, isPlural };
}

const BRIDGE = [
  group(
    'the supports',
    'the supports of the bridge',
    /\b(?:abutments?|wing ?walls?|piers?|bearings?|bearing shelf|cutwaters?|bank seats?)\b/i,
  ),
  group(
    'the superstructure',
    'the superstructure of the bridge',
    /\b(?:bridge|parapets?|culverts?|girders?|deck(?:ing)?|surfacing|spandrels?|arch|expansion joints?|spans?|diaphragms?|running surface|footway|carriageway)\b/i,
    false,
  ),
];
/** Known by any word of the name, whatever its noun is: a canopy's glazing is part of the canopy. */
const BY_ANY_WORD = [
  group(
    'retaining walls',
    'the retaining walls',
    /\bretaining|\bgabion|\bcrib wall|\brevetment|\bbackfill/i,
  ),
  group('the canopy', 'the canopy', /\bcanop(?:y|ies)\b|\bawning/i, false),
  group(
    'openings',
    'the openings',
    /\b(?:windows?|doors?|lintels?|sills?|cills?|reveals?|glazing|openings?)\b/i,
  ),
];
const GROUPS = [
  group(
    'the roof',
    'the roof',
    /\b(?:roofs?|roofing|tiles?|slates?|rafters?|purlins?|truss(?:es)?|ridge|eaves|gutters?|flashings?|chimneys?|soakers?|battens?|fascias?|roof ?lights?|skylights?|attic|loft|membrane)\b/i,
    false,
  ),
  group(
    'the ground',
    'the foundations and the ground',
    /\b(?:foundations?|footings?|underpinning|ground(?! floor| storey| level)|paving|pavement|paths?|driveway|soil|embankment|slope|tree)\b/i,
  ),
  group(
    'stairs',
    'stairs and guarding',
    /\b(?:stairs?|staircase|steps?|handrails?|balustrades?|balcon(?:y|ies)|guard ?rails?|landing|railings?)\b/i,
  ),
  group(
    'the frame',
    'the structural frame',
    /\b(?:columns?|beams?|frames?|corbels?|posts?|struts?|braces?|bracing|joists?|steelwork|connections?|lattice|capitals?)\b/i,
    false,
  ),
  group(
    'floors',
    'floors and soffits',
    /\b(?:floors?|slabs?|soffits?|ceilings?|screed|decks?|decking|ramps?|expansion joints?|topping)\b/i,
  ),
  group(
    'walls',
    'the walls',
    /\b(?:walls?|fa[cç]ades?|elevations?|brickwork|bricks?|masonry|blockwork|render|cladding|gable|pointing|mortar|stonework|stone|plaster|panels?|copings?|parapets?|partitions?|plinth|skirting)\b/i,
  ),
  group(
    'services',
    'drainage and services',
    /\b(?:drain(?:age|s)?|downpipes?|pipes?|gull(?:y|ies)|outlets?|sump|weep ?holes?|services?|service|ducts?|conduit|cables?|tank|sockets?|electrical)\b/i,
  ),
  group('exposed surfaces', 'concrete and other surfaces', /\bsurfaces?\b/i),
];
const OTHER = group('other parts', 'other parts', /(?:)/);

/** Whether a word names a part that is known. */
export function isBuildingPart(word: string): boolean {
  return GROUPS.some(({ words }) => words.test(word));
}

/** Whether a report is of a bridge, where a deck or a parapet means something else than on a building. */
export function isOfBridge(elements: string[]): boolean {
  return elements.some((element) =>
    /\b(?:bridge|abutments?|wing ?walls?|spandrels?|arch barrel|cutwaters?|bridge deck)\b/i.test(
      element,
    ),
  );
}

export function findBuildingPart(element: string, isBridge: boolean): ElementGroup {
  const anyWord = isBridge ? [...BRIDGE, ...BY_ANY_WORD] : BY_ANY_WORD;
  const name = element.split(/[:;,(–—]/)[0] ?? element;
  const special = anyWord.find(({ words }) => words.test(name));
  const fits = (text: string) => GROUPS.find(({ words }) => words.test(text));
  return special ?? fits(findHeadWord(name)) ?? fits(name) ?? fits(element) ?? OTHER;
}
