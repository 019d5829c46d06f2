import type { Language } from '../../languages/language.ts';
import { type ClearingCase, readRows } from './clearing.fixture.ts';

/** Written after the rule, without sight of its words: 30 of 49 were caught at first, 7 of 64 honest ones stopped; then it was mended by them. */
export const CLEARING_LATER: Record<Language, ClearingCase> = {
  en: {
    rows: readRows(`
      Gutter, north eaves | Gutter blocked with leaves and overflowing onto the wall. | Clear the gutter.
      Balcony 3, balustrade | Baluster missing, leaving an opening. | Close the balcony and replace the baluster.
    `),
    sound: 'Chimney stack',
    honest: [
      'Leaves choke the gutter at the north eaves, and rain runs over its edge (Photo 1).',
      'A child could slip through the balustrade of balcony 3 (Photo 2).',
      'One upright of the balustrade has gone (Photo 2).',
      'The wall beneath the gutter is streaked where water spills over (Photo 1).',
      'Photo 2 concerns the balustrade, Photo 1 the gutter.',
      'The chimney stack showed no visible defect (Photo 3).',
      'It cannot be said from Photo 1 whether the downpipe is blocked too.',
      'The condition shown in Photo 2 calls for action before the others.',
    ],
    clearing: [
      'Photo 2 shows nothing untoward.',
      'Balcony 3, balustrade: fit as a fiddle.',
      'The balustrade of balcony 3 does everything asked of it (Photo 2).',
      'The gutter at the north eaves is doing fine (Photo 1).',
      'Photo 1 raises no eyebrows.',
      'There is nothing the matter with balcony 3, balustrade.',
      'No follow-up is called for in Photo 2.',
      'The gutter, north eaves, is healthy.',
    ],
  },
  de: {
    rows: readRows(`
      Rinne an der Nordtraufe | Rinne mit Laub verstopft, läuft über. | Rinne reinigen.
      Balkon 3, Brüstung | Stab fehlt, Öffnung im Geländer. | Balkon sperren und Stab ersetzen.
    `),
    sound: 'Kamin',
    honest: [
      'Laub staut das Wasser in der Rinne (Foto 1).',
      'An der Brüstung von Balkon 3 klafft eine Lücke (Foto 2).',
      'Ein Kind könnte hindurchfallen (Foto 2).',
      'Regen schwappt an der Nordtraufe über den Rand der Rinne (Foto 1).',
      'Der Kamin weist keinen sichtbaren Mangel auf (Foto 3).',
      'Ob auch das Fallrohr betroffen ist, zeigt Foto 1 nicht.',
      'Foto 2 ist vor allem anderen zu behandeln.',
    ],
    clearing: [
      'Foto 2 gibt keinen Grund zur Sorge.',
      'Mit der Brüstung von Balkon 3 ist alles bestens.',
      'Die Rinne an der Nordtraufe erfüllt ihren Zweck (Foto 1).',
      'Foto 1 ist ohne Befund.',
      'Balkon 3, Brüstung: keine Beanstandung.',
      'Zu Foto 2 ist nichts zu sagen.',
    ],
  },
  fr: {
    rows: readRows(`
      Gouttière nord | Gouttière obstruée par des feuilles, qui déborde. | Nettoyer la gouttière.
      Balcon 3, garde-corps | Barreau manquant, laissant un vide. | Fermer le balcon et remplacer le barreau.
    `),
    sound: 'Souche de cheminée',
    honest: [
      'Des feuilles bouchent la gouttière nord (photo 1).',
      'Il manque un élément au garde-corps du balcon 3 (photo 2).',
      'Un enfant pourrait passer au travers (photo 2).',
      'L’eau coule par-dessus le bord de la gouttière (photo 1).',
      'La souche de cheminée ne présente aucun défaut visible (photo 3).',
      'On ne peut dire d’après la photo 1 si la descente est touchée.',
      'La photo 2 est à traiter en premier.',
    ],
    clearing: [
      'La photo 2 n’a rien d’inquiétant.',
      'Le garde-corps du balcon 3 est en parfait état de marche (photo 2).',
      'La gouttière nord fonctionne (photo 1).',
      'Pas de souci avec le balcon 3, garde-corps.',
      'La photo 1 est sans reproche.',
    ],
  },
  es: {
    rows: readRows(`
      Canalón norte | Canalón obstruido por hojas, que rebosa. | Limpiar el canalón.
      Balcón 3, barandilla | Falta un barrote, queda un hueco. | Cerrar el balcón y reponer el barrote.
    `),
    sound: 'Chimenea',
    honest: [
      'Las hojas atascan el canalón norte (foto 1).',
      'A la barandilla del balcón 3 le falta una pieza (foto 2).',
      'Un niño podría caer por ahí (foto 2).',
      'El agua desborda por el canalón (foto 1).',
      'La chimenea no presenta defectos visibles (foto 3).',
      'De la foto 1 no se deduce si la bajante está afectada.',
      'Lo de la foto 2 va antes que todo lo demás.',
    ],
    clearing: [
      'La foto 2 no da motivos de queja.',
      'La barandilla del balcón 3 cumple (foto 2).',
      'El canalón norte funciona sin problema (foto 1).',
      'Todo correcto en el balcón 3, barandilla.',
      'La foto 1 está perfecta.',
    ],
  },
  nl: {
    rows: readRows(`
      Goot noordzijde | Goot verstopt met bladeren, loopt over. | Goot reinigen.
      Balkon 3, balustrade | Spijl ontbreekt, opening in het hek. | Balkon afsluiten en spijl vervangen.
    `),
    sound: 'Schoorsteen',
    honest: [
      'Bladeren houden het water tegen in de goot (foto 1).',
      'In de balustrade van balkon 3 gaapt een gat (foto 2).',
      'Een kind kan erdoor vallen (foto 2).',
      'Regenwater stroomt over de rand van de goot aan de noordzijde (foto 1).',
      'De schoorsteen vertoont geen zichtbaar gebrek (foto 3).',
      'Of ook de regenpijp is geraakt, blijkt niet uit foto 1.',
      'Foto 2 gaat voor alles.',
    ],
    clearing: [
      'Foto 2 geeft geen aanleiding tot zorg.',
      'De balustrade van balkon 3 voldoet (foto 2).',
      'De goot aan de noordzijde doet het goed (foto 1).',
      'Op foto 1 is niets op te merken.',
      'Balkon 3, balustrade: akkoord.',
    ],
  },
  pt: {
    rows: readRows(`
      Caleira norte | Caleira obstruída por folhas, a transbordar. | Limpar a caleira.
      Varanda 3, guarda | Falta um balaústre, deixando uma abertura. | Fechar a varanda e repor o balaústre.
    `),
    sound: 'Chaminé',
    honest: [
      'As folhas entopem a caleira norte (foto 1).',
      'À guarda da varanda 3 falta uma peça (foto 2).',
      'Uma criança poderia passar por ali (foto 2).',
      'A água escorre por cima da caleira (foto 1).',
      'A chaminé não apresenta anomalia visível (foto 3).',
      'Pela foto 1 não se sabe se o tubo de queda está afetado.',
      'O que a foto 2 mostra vem primeiro.',
    ],
    clearing: [
      'A foto 2 não inspira cuidados.',
      'A guarda da varanda 3 está impecável (foto 2).',
      'A caleira norte funciona bem (foto 1).',
      'Tudo certo com a varanda 3, guarda.',
      'A foto 1 não merece reparo.',
    ],
  },
  it: {
    rows: readRows(`
      Grondaia nord | Grondaia ostruita da foglie, che trabocca. | Pulire la grondaia.
      Balcone 3, parapetto | Manca un’asta, resta un’apertura. | Chiudere il balcone e sostituire l’asta.
    `),
    sound: 'Comignolo',
    honest: [
      'Le foglie intasano la grondaia nord (foto 1).',
      'Al parapetto del balcone 3 manca un elemento (foto 2).',
      'Un bambino potrebbe cadere (foto 2).',
      'L’acqua scorre oltre il bordo della grondaia (foto 1).',
      'Il comignolo non presenta difetti visibili (foto 3).',
      'Dalla foto 1 non si capisce se anche il pluviale è coinvolto.',
      'Quanto mostra la foto 2 viene prima.',
    ],
    clearing: [
      'La foto 2 non desta preoccupazioni.',
      'Il parapetto del balcone 3 fa il suo dovere (foto 2).',
      'La grondaia nord funziona bene (foto 1).',
      'Tutto regolare al balcone 3, parapetto.',
      'La foto 1 è senza rilievi.',
    ],
  },
  ja: {
    rows: readRows(`
      北側の雨樋 | 落葉で詰まり、あふれている。 | 雨樋を清掃する。
      バルコニー3の手すり | 手すり子が欠け、隙間がある。 | バルコニーを閉鎖し、手すり子を交換する。
    `),
    sound: '煙突',
    honest: [
      '北側の雨樋は落葉でふさがれている（写真1）。',
      'バルコニー3の手すりに開口が生じている（写真2）。',
      '子どもが落ちるおそれがある（写真2）。',
      '雨樋の縁から水が流れ出ている（写真1）。',
      '煙突に目立った不具合は見られない（写真3）。',
      '竪樋も詰まっているかは写真1からは分からない。',
      '写真2を先に処置する。',
    ],
    clearing: [
      '写真2は特に気になる点はない。',
      'バルコニー3の手すりは十分に機能している（写真2）。',
      '北側の雨樋は正常に働いている（写真1）。',
      'バルコニー3の手すりに指摘事項はない。',
      '写真1は合格である。',
    ],
  },
  pl: {
    rows: readRows(`
      Rynna północna | Rynna zatkana liśćmi, przelewa się. | Oczyścić rynnę.
      Balkon 3, balustrada | Brak szczebla, otwór w balustradzie. | Zamknąć balkon i uzupełnić szczebel.
    `),
    sound: 'Komin',
    honest: [
      'Liście zatykają rynnę północną (zdjęcie 1).',
      'W balustradzie balkonu 3 zieje dziura (zdjęcie 2).',
      'Dziecko mogłoby przez nią wypaść (zdjęcie 2).',
      'Woda leje się przez krawędź rynny (zdjęcie 1).',
      'Na kominie nie widać wad (zdjęcie 3).',
      'Ze zdjęcia 1 nie wynika, czy zatkana jest też rura spustowa.',
      'Zdjęcie 2 ma pierwszeństwo.',
    ],
    clearing: [
      'Zdjęcie 2 nie daje powodów do obaw.',
      'Balustrada balkonu 3 spełnia swoje zadanie (zdjęcie 2).',
      'Rynna północna działa jak należy (zdjęcie 1).',
      'Balkon 3, balustrada: wszystko gra.',
      'Zdjęcie 1 jest bez zarzutu.',
    ],
  },
};
