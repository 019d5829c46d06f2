import type { Language, Outcome } from '../../../../supabase/functions/_shared/contract';

/** How a text begins that says there is no defect: "No visible defect", "Kein Schaden sichtbar". */
const NO_DEFECT: Record<Language, string> = {
  en: String.raw`no\s+(?:visible\s+)?defects?`,
  de: String.raw`keine?\s+(?:sichtbaren?\s+|sichtbarer\s+)?(?:schaden|schäden|mangel|mängel)`,
  fr: String.raw`(?:aucun|pas\s+de)\s+(?:désordre|défaut|dommage)s?`,
  es: String.raw`(?:sin|ningún)\s+(?:daño|defecto)s?`,
  nl: String.raw`geen\s+(?:zichtbaa?re?\s+)?(?:gebrek|gebreken|schade)`,
  pt: String.raw`(?:sem|nenhuma?)\s+(?:anomalia|defeito|dano)s?`,
  it: String.raw`nessun[ao]?\s+(?:difetto|danno|anomalia)`,
  ja: String.raw`(?:撮影範囲に)?(?:目視できる)?(?:損傷|欠陥|異常|不具合)(?:は|が)?(?:なし|無し|ない|見られない|みられない|認められない|確認できない)`,
};
/** In any language: nobody is held to the report's when they type. */
const SAYS_NO_DEFECT = new RegExp(
  `^\\s*(?:${Object.values(NO_DEFECT).join('|')})(?!\\p{Script=Latin})`,
  'iu',
);

/**
 * What a row with this defect text says of its photo, where the person has not chosen it: a defect,
 * unless the text begins by saying that there is none.
 */
export function outcomeOfWords(defect: string, before: Outcome | null): Outcome {
  if (SAYS_NO_DEFECT.test(defect)) return 'no_visible_defect';
  return before === 'nothing_inspectable' ? before : 'defect';
}
