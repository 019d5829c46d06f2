import type { Language } from '../../languages/language.ts';

type Row = [element: string, defect: string, recommendation: string];

export interface ClearingCase {
  /** Photos 1 and 2: element, defect, recommendation. Photo 3 shows another element without a visible defect. */
  rows: readonly Row[];
  sound: string;
  /** Free words for what these rows say, or do not say. */
  honest: readonly string[];
  /** Words that clear what a row finds defective. */
  clearing: readonly string[];
}

/** Rows that are written a line each, their texts between bars. */
export function readRows(written: string): Row[] {
  const lines = written.trim().split('\n');
  return lines.map((line) => line.split('|').map((text) => text.trim()) as Row);
}

/** Written from the rows alone, before the rule was. */
export const CLEARING: Record<Language, ClearingCase> = {
  en: {
    rows: readRows(`
      Column C4 | Spalling with exposed, corroding reinforcement. | Remove loose concrete and repair.
      Roof covering | Several slipped slates above the eaves. | Refix the slates.
    `),
    sound: 'Stair tower, handrail',
    honest: [
      'The column has lost concrete over its reinforcement (Photo 1).',
      'Bars lie bare and are rusting at column C4.',
      'Photo 1 shows where the cover has come away.',
      'Slates have moved out of place (Photo 2).',
      'Water may enter the roof here (Photo 2).',
      'Photos 1 to 3 were taken from the courtyard.',
      'No defect is visible on the handrail of the stair tower (Photo 3).',
      'How far the steel has wasted at column C4 cannot be told from Photo 1.',
      'Column C4 is the most urgent item (Photo 1).',
      'The roof covering no longer sheds water as it was meant to (Photo 2).',
      'The roof was seen from the ground only (Photo 2).',
      'Column C4 should be propped before work begins (Photo 1).',
    ],
    clearing: [
      'Photo 2 is fine.',
      'Column C4 is fine.',
      'Column C4 is in order.',
      'There is no problem with column C4 (Photo 1).',
      'Photo 1 looks okay.',
      'Column C4 requires nothing.',
      'The roof covering can stay as it is (Photo 2).',
      'No defect is visible on the roof covering.',
      'The spalling at column C4 is of no concern (Photo 1).',
      'Column C4 passes muster (Photo 1).',
      'All is well with the roof covering (Photo 2).',
      'Nothing needs doing at column C4 (Photo 1).',
      'Column C4 has a clean bill of health (Photo 1).',
      'The slipped slates are harmless (Photo 2).',
      'Column C4 is as good as new.',
      'Photos 1 and 2 give no cause for complaint.',
    ],
  },
  de: {
    rows: readRows(`
      Stütze C4 | Betonabplatzung mit freiliegender Bewehrung. | Lose Teile entfernen und instand setzen.
      Dachdeckung | Mehrere verrutschte Schiefer über der Traufe. | Schiefer befestigen.
    `),
    sound: 'Treppenturm, Handlauf',
    honest: [
      'An der Stütze ist Beton über den Stählen weggebrochen (Foto 1).',
      'An Stütze C4 rosten blanke Eisen.',
      'Die Deckung hat sich verschoben (Foto 2).',
      'Durch das Dach kann hier Wasser eindringen (Foto 2).',
      'Am Handlauf ist kein Mangel erkennbar (Foto 3).',
      'Foto 1 zeigt die Stütze von der Hofseite.',
      'Wie tief der Schaden reicht, ist auf Foto 1 nicht zu erkennen.',
      'Stütze C4 hat Vorrang (Foto 1).',
    ],
    clearing: [
      'Foto 2 ist in Ordnung.',
      'Stütze C4 ist in Ordnung.',
      'Die Stütze C4 kann so bleiben (Foto 1).',
      'An der Dachdeckung besteht kein Handlungsbedarf (Foto 2).',
      'Stütze C4 ist unauffällig.',
      'Die Dachdeckung gibt keinen Anlass zur Beanstandung.',
      'Schäden sind an Stütze C4 nicht vorhanden.',
      'Die Abplatzung an Stütze C4 ist unbedenklich (Foto 1).',
    ],
  },
  fr: {
    rows: readRows(`
      Poteau C4 | Éclatement du béton avec armatures apparentes. | Purger le béton et réparer.
      Couverture | Plusieurs ardoises glissées au-dessus de l’égout. | Refixer les ardoises.
    `),
    sound: 'Tour d’escalier, main courante',
    honest: [
      'Le poteau a perdu du béton au droit des aciers (photo 1).',
      'Des barres rouillent à nu sur le poteau C4.',
      'Des éléments de la couverture se sont déplacés (photo 2).',
      'L’eau peut entrer par la couverture (photo 2).',
      'Aucun désordre n’est visible sur la main courante (photo 3).',
      'La profondeur de l’atteinte ne peut être appréciée sur la photo 1.',
      'Le poteau C4 est prioritaire (photo 1).',
    ],
    clearing: [
      'La photo 2 ne pose pas de problème.',
      'Le poteau C4 va bien.',
      'Le poteau C4 est en ordre (photo 1).',
      'La couverture peut rester ainsi (photo 2).',
      'Rien à signaler sur le poteau C4 (photo 1).',
      'La couverture n’appelle aucune observation (photo 2).',
      'L’éclatement du poteau C4 est sans gravité (photo 1).',
    ],
  },
  es: {
    rows: readRows(`
      Pilar C4 | Desprendimiento de hormigón con armadura expuesta. | Retirar el hormigón suelto y reparar.
      Cubierta | Varias pizarras deslizadas sobre el alero. | Fijar las pizarras.
    `),
    sound: 'Torre de escalera, pasamanos',
    honest: [
      'El pilar ha perdido hormigón sobre las barras (foto 1).',
      'En el pilar C4 hay barras oxidadas al aire.',
      'Algunas piezas de la cubierta se han movido (foto 2).',
      'Puede entrar agua por la cubierta (foto 2).',
      'No se aprecia ningún defecto en el pasamanos (foto 3).',
      'La profundidad del daño no se puede valorar en la foto 1.',
      'El pilar C4 es lo más urgente (foto 1).',
    ],
    clearing: [
      'La foto 2 está bien.',
      'El pilar C4 está en orden.',
      'El pilar C4 no presenta problemas (foto 1).',
      'La cubierta puede quedarse como está (foto 2).',
      'El pilar C4 no requiere nada (foto 1).',
      'Nada que objetar en la cubierta (foto 2).',
      'El desprendimiento del pilar C4 carece de importancia (foto 1).',
    ],
  },
  nl: {
    rows: readRows(`
      Kolom C4 | Afgesprongen beton met blootliggende wapening. | Los beton verwijderen en herstellen.
      Dakbedekking | Meerdere verschoven leien boven de goot. | Leien vastzetten.
    `),
    sound: 'Trappentoren, leuning',
    honest: [
      'De kolom heeft beton verloren boven de staven (foto 1).',
      'Bij kolom C4 roesten blote staven.',
      'Delen van de dakbedekking zijn van hun plaats (foto 2).',
      'Hier kan water het dak binnendringen (foto 2).',
      'Aan de leuning is geen gebrek zichtbaar (foto 3).',
      'Hoe diep de schade gaat, is op foto 1 niet te zien.',
      'Kolom C4 heeft voorrang (foto 1).',
    ],
    clearing: [
      'Foto 2 is in orde.',
      'Kolom C4 is prima.',
      'Kolom C4 kan zo blijven (foto 1).',
      'Met de dakbedekking is niets aan de hand (foto 2).',
      'Kolom C4 behoeft geen aandacht (foto 1).',
      'De dakbedekking ziet er goed uit (foto 2).',
      'De afgesprongen plek op kolom C4 is onschuldig (foto 1).',
    ],
  },
  pt: {
    rows: readRows(`
      Pilar C4 | Destacamento do betão com armadura exposta. | Remover o betão solto e reparar.
      Cobertura | Várias ardósias deslizadas sobre o beirado. | Fixar as ardósias.
    `),
    sound: 'Torre da escada, corrimão',
    honest: [
      'O pilar perdeu betão sobre os varões (foto 1).',
      'No pilar C4 há varões a enferrujar ao ar.',
      'Algumas peças da cobertura saíram do lugar (foto 2).',
      'Pode entrar água pela cobertura (foto 2).',
      'Não é visível nenhuma anomalia no corrimão (foto 3).',
      'A profundidade do dano não pode ser avaliada na foto 1.',
      'O pilar C4 é o mais urgente (foto 1).',
    ],
    clearing: [
      'A foto 2 está bem.',
      'O pilar C4 está em ordem.',
      'O pilar C4 não apresenta problemas (foto 1).',
      'A cobertura pode ficar como está (foto 2).',
      'O pilar C4 não requer nada (foto 1).',
      'Nada a apontar na cobertura (foto 2).',
      'O destacamento do pilar C4 não tem importância (foto 1).',
    ],
  },
  it: {
    rows: readRows(`
      Pilastro C4 | Espulsione del copriferro con armatura esposta. | Rimuovere il calcestruzzo e riparare.
      Copertura | Diverse ardesie scivolate sopra la gronda. | Fissare le ardesie.
    `),
    sound: 'Torre scala, corrimano',
    honest: [
      'Il pilastro ha perso calcestruzzo sopra i ferri (foto 1).',
      'Sul pilastro C4 ci sono ferri scoperti e arrugginiti.',
      'Alcuni elementi della copertura si sono spostati (foto 2).',
      'Dalla copertura può entrare acqua (foto 2).',
      'Nessun difetto è visibile sul corrimano (foto 3).',
      'La profondità del danno non è valutabile nella foto 1.',
      'Il pilastro C4 è la priorità (foto 1).',
    ],
    clearing: [
      'La foto 2 va bene.',
      'Il pilastro C4 è a posto.',
      'Il pilastro C4 non presenta problemi (foto 1).',
      'La copertura può restare così (foto 2).',
      'Il pilastro C4 non richiede nulla (foto 1).',
      'Niente da segnalare sulla copertura (foto 2).',
      'L’espulsione del pilastro C4 è irrilevante (foto 1).',
    ],
  },
  ja: {
    rows: readRows(`
      柱C4 | かぶりコンクリートの剥落、鉄筋の露出。 | 浮いたコンクリートを除去し、補修する。
      屋根葺材 | 軒先上のスレートに複数のずれ。 | スレートを固定する。
    `),
    sound: '階段室の手すり',
    honest: [
      '柱C4ではコンクリートが失われ、鉄筋が見える（写真1）。',
      '柱C4の鉄筋に錆が生じている（写真1）。',
      '屋根葺材の一部が動いている（写真2）。',
      '屋根葺材から雨水が浸入する可能性がある（写真2）。',
      '手すりに不具合は見られない（写真3）。',
      '損傷の深さは写真1からは判断できない。',
      '柱C4を最優先とする（写真1）。',
    ],
    clearing: [
      '写真2は問題ない。',
      '柱C4は良好である。',
      '柱C4に異常はない（写真1）。',
      '屋根葺材はそのままでよい（写真2）。',
      '柱C4は対応不要である（写真1）。',
      '屋根葺材に問題は認められない（写真2）。',
      '柱C4の剥落は軽微で心配ない（写真1）。',
    ],
  },
  pl: {
    rows: readRows(`
      Słup C4 | Odpryski betonu z odsłoniętym zbrojeniem. | Usunąć luźny beton i naprawić.
      Pokrycie dachu | Kilka zsuniętych łupków nad okapem. | Zamocować łupki.
    `),
    sound: 'Wieża schodowa, poręcz',
    honest: [
      'Słup stracił beton nad prętami (zdjęcie 1).',
      'Na słupie C4 rdzewieją odkryte pręty.',
      'Elementy pokrycia dachu przesunęły się (zdjęcie 2).',
      'Przez pokrycie dachu może dostawać się woda (zdjęcie 2).',
      'Na poręczy nie widać uszkodzeń (zdjęcie 3).',
      'Głębokości ubytku nie można ocenić na podstawie zdjęcia 1.',
      'Słup C4 jest najpilniejszy (zdjęcie 1).',
    ],
    clearing: [
      'Zdjęcie 2 jest w porządku.',
      'Słup C4 jest w porządku.',
      'Słup C4 nie budzi zastrzeżeń (zdjęcie 1).',
      'Pokrycie dachu może zostać bez zmian (zdjęcie 2).',
      'Słup C4 niczego nie wymaga (zdjęcie 1).',
      'Z pokryciem dachu wszystko dobrze (zdjęcie 2).',
      'Odpryski na słupie C4 są nieistotne (zdjęcie 1).',
    ],
  },
};
