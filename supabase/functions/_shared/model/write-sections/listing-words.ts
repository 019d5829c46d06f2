import type { Language } from '../../languages/language.ts';

/** How code names photos and introduces the rows that a model's text left out. */
interface ListingWords {
  /** "Photo 3", "Photos 3 and 7". */
  photos: (list: string, isOne: boolean) => string;
  /** Introduces what the Recommendation left out. */
  needAction: (list: string, isOne: boolean) => string;
  /** Introduces what the Discussion left out. */
  observed: (list: string, isOne: boolean) => string;
  /** Between a place or an element and what is said of it. */
  colon: string;
  /** Severity words that play a defect down; parts of a regular expression. */
  playsDown: string;
}

const LISTING_WORDS: Record<Language, ListingWords> = {
  en: {
    photos: (list, isOne) => `Photo${isOne ? '' : 's'} ${list}`,
    needAction: (list, isOne) =>
      isOne ? `Photo ${list} also needs action:` : `Photos ${list} also need action:`,
    observed: (list, isOne) => `Also observed, in Photo${isOne ? '' : 's'} ${list}:`,
    colon: ': ',
    playsDown: 'minor|negligible|insignificant|trivial|(?:purely )?cosmetic',
  },
  de: {
    photos: (list, isOne) => `${isOne ? 'Foto' : 'Fotos'} ${list}`,
    needAction: (list, isOne) =>
      isOne
        ? `Auch Foto ${list} erfordert Maßnahmen:`
        : `Auch die Fotos ${list} erfordern Maßnahmen:`,
    observed: (list, isOne) =>
      `Ebenfalls festgestellt, auf ${isOne ? 'Foto' : 'den Fotos'} ${list}:`,
    colon: ': ',
    playsDown: String.raw`geringfügig\p{L}*|unerheblich\p{L}*|unbedenklich\p{L}*|kosmetisch\p{L}*|rein optisch\p{L}*`,
  },
  fr: {
    photos: (list, isOne) => `${isOne ? 'Photo' : 'Photos'} ${list}`,
    needAction: (list, isOne) =>
      isOne
        ? `La photo ${list} appelle aussi une intervention :`
        : `Les photos ${list} appellent aussi une intervention :`,
    observed: (list, isOne) =>
      `Également constaté, sur ${isOne ? 'la photo' : 'les photos'} ${list} :`,
    colon: ' : ',
    playsDown: 'mineur(?:e|s|es)?|négligeables?|insignifiante?s?|bénin(?:s|e|es)?|cosmétiques?',
  },
  es: {
    photos: (list, isOne) => `${isOne ? 'Foto' : 'Fotos'} ${list}`,
    needAction: (list, isOne) =>
      isOne
        ? `La foto ${list} también requiere actuación:`
        : `Las fotos ${list} también requieren actuación:`,
    observed: (list, isOne) => `También se observó, en ${isOne ? 'la foto' : 'las fotos'} ${list}:`,
    colon: ': ',
    playsDown: 'leves?|insignificantes?|despreciables?|estétic[oa]s?|poco importantes?',
  },
  nl: {
    photos: (list, isOne) => `${isOne ? 'Foto' : "Foto's"} ${list}`,
    needAction: (list, isOne) =>
      isOne
        ? `Ook foto ${list} vraagt om maatregelen:`
        : `Ook de foto's ${list} vragen om maatregelen:`,
    observed: (list, isOne) => `Ook vastgesteld, op ${isOne ? 'foto' : "de foto's"} ${list}:`,
    colon: ': ',
    playsDown: String.raw`geringe?|onbeduidende?|verwaarloosba\p{L}+|onbelangrijke?|cosmetische?`,
  },
  pt: {
    photos: (list, isOne) => `${isOne ? 'Foto' : 'Fotos'} ${list}`,
    needAction: (list, isOne) =>
      isOne
        ? `A foto ${list} também exige intervenção:`
        : `As fotos ${list} também exigem intervenção:`,
    observed: (list, isOne) => `Também observado, na${isOne ? ' foto' : 's fotos'} ${list}:`,
    colon: ': ',
    playsDown: 'ligeir[oa]s?|insignificantes?|desprezíve(?:l|is)|estétic[oa]s?|pouco importantes?',
  },
  it: {
    photos: (list) => `Foto ${list}`,
    needAction: (list, isOne) =>
      isOne
        ? `Anche la foto ${list} richiede un intervento:`
        : `Anche le foto ${list} richiedono un intervento:`,
    observed: (list, isOne) => `Rilevato inoltre, nell${isOne ? 'a' : 'e'} foto ${list}:`,
    colon: ': ',
    playsDown: 'lieve|lievi|trascurabil[ei]|insignificant[ei]|puramente estetic[oi]',
  },
  ja: {
    photos: (list) => `写真${list}`,
    needAction: (list) => `写真${list}についても対応が必要です。`,
    observed: (list) => `写真${list}では、次の点も確認されました。`,
    colon: '：',
    playsDown: '軽微|些細|些少|無視できる|美観上',
  },
};

export function listingWords(language: Language): ListingWords {
  return LISTING_WORDS[language];
}
