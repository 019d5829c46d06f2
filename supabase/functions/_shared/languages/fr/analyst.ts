import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'une photo absente de ce rapport',
    noVisibleDefect: 'Aucun désordre visible',
    nothingInspectable: 'Rien d’évaluable',
    noElement: 'Rien d’évaluable sur cette photo',
    noAction: 'Aucune mesure ne découle de cette photo.',
    anotherPhoto: 'Prendre une autre photo de cette partie.',
    cause: 'Cause probable, non confirmée : ',
    notJudged: 'Ne peut être jugé sur la photo : ',
    by: 'Par : ',
  },
  unusable: {
    'too dark': {
      seen: 'Rien n’a pu être évalué\u00a0: la photo est trop sombre pour montrer la surface.',
      advice:
        'Prendre une autre photo avec plus de lumière, par exemple avec un flash ou une lampe tenue de côté.',
    },
    overexposed: {
      seen: 'Rien n’a pu être évalué\u00a0: la photo est surexposée ou vide.',
      advice: 'Prendre une autre photo avec moins de lumière, perpendiculairement à la surface.',
    },
    blurred: {
      seen: 'Rien n’a pu être évalué\u00a0: la photo est trop floue pour montrer la surface.',
      advice: 'Prendre une autre photo, sans bouger et avec mise au point sur la surface.',
    },
    'too small': {
      seen: 'Rien n’a pu être évalué\u00a0: l’image est trop petite pour montrer la surface.',
      advice: 'Téléverser la photo originale, ou en prendre une autre de plus près.',
    },
  },
  photos: { one: 'photo {list}', several: 'photos {list}' },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (voir aussi {photos})',
    defects: 'Désordres consignés :',
    more: 'Pour le reste, voir les observations : {list}.',
    sound:
      'Aucun désordre visible n’est consigné pour ce qui suit, dans la limite de ce que montre chaque photo :',
    notAssessed: 'Sans évaluation à ce jour : {list}.',
    visual: {
      impersonal: 'L’inspection a été visuelle et limitée à ce que montrent les photos.',
      we: 'Nous avons procédé à une inspection visuelle, limitée à ce que montrent les photos.',
      I: 'J’ai procédé à une inspection visuelle, limitée à ce que montrent les photos.',
    },
    untested:
      'En dehors de ce qu’indiquent les observations et les notes, aucun sondage, aucune ouverture ni aucun essai n’est consigné.',
    notCovered:
      'Ce qu’aucune photo ne montre et ce qui se trouve derrière les surfaces visibles ne sont pas couverts par ce rapport ; des désordres non consignés ici peuvent y exister.',
    recommended: {
      impersonal: 'Les actions suivantes sont recommandées.',
      we: 'Nous recommandons les actions suivantes.',
      I: 'Je recommande les actions suivantes.',
    },
    danger: 'Danger possible pour les personnes, à traiter en premier :',
    unjudged: 'Gravité non encore évaluée :',
    further: 'Également recommandé :',
    noAction:
      'Aucune action n’est encore consignée ; un ingénieur compétent doit décider de ce qui est nécessaire.',
    nothing: 'Les observations ne consignent aucune action.',
    toAssess: 'À évaluer avant l’émission de ce rapport : {list}.',
    toReplace: 'À refaire, ou à examiner sur place, avant l’émission de ce rapport : {list}.',
    presses: String.raw`interdire|interdiction|fermer|fermeture|évacu|étay|étai|immédiat|sans délai|d['’]urgence|périmètre|baliser|ne pas (?:utiliser|entrer)|tenir à l['’]écart`,
  },
  reasons: {
    oneName: 'Peut-être le même élément, sous ce nom : {photos}.',
    severity: 'Un défaut de même nature est jugé ainsi : {like}.',
    closeView: 'Peut-être une vue rapprochée de : {wide}.',
    sameDefect: 'Peut-être le même défaut : {other}.',
    assurance: 'Aucune photo ne peut le montrer.',
  },
};
