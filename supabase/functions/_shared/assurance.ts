/**
 * Finds an assurance that something is safe or sound: what no photo can show, and what text planted
 * in a photo, a row or a style hint asks a model to say.
 */
const ASSURANCE = new RegExp(
  [
    // "is safe", "appears to be structurally sound", "was found to be in good condition"
    String.raw`\b(?:is|are|was|were|be|remains?|appears?|looks?|seems?|considered|deemed|judged|found|certified|declared)\s+(?:to\s+be\s+)?(?:(?:structurally|perfectly|completely|entirely|fully|generally|quite|still)\s+)*(?:safe|sound|in\s+(?:a\s+)?(?:good|excellent|sound|perfect)\s+condition)\b`,
    String.raw`\bsafe\s+(?:to|for)\s+(?:use|occupy|occupation|occupancy|enter|entry|habitation)\b`,
    String.raw`\bno\s+(?:danger|risk|hazard|safety\s+concerns?)\b`,
    String.raw`\b(?:certified|certify|guaranteed?|guarantees?)\s+(?:as\s+)?safe`,
  ].join('|'),
  'giu',
);

/** Words that turn an assurance round: "is not safe", "until it is safe", "whether it is sound". */
const TURNED_ROUND =
  /\b(?:not|never|cannot|can't|isn't|aren't|until|unless|whether|if|before|ensure|ensuring|ensures|so\s+that|confirm|confirms|establish|verify|verified|make|made|making|when|once)\b[^.;:!?]{0,60}$/iu;

/** The first assurance in a text, as it stands there; null when there is none. */
export function assuranceIn(text: string): string | null {
  for (const match of text.matchAll(ASSURANCE)) {
    if (!TURNED_ROUND.test(text.slice(0, match.index))) return match[0];
  }
  return null;
}
