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
    stop: '.',
    comma: ', ',
    semicolon: ' ; ',
    space: ' ',
  },
  findings: {
    nothing: 'Rien d’examinable sur cette photo',
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
  },
  listing: {
    photos: { one: 'Photo {list}', several: 'Photos {list}' },
    needAction: {
      one: 'La photo {list} appelle aussi une intervention :',
      several: 'Les photos {list} appellent aussi une intervention :',
    },
    observed: {
      one: 'Également constaté, sur la photo {list} :',
      several: 'Également constaté, sur les photos {list} :',
    },
    colon: ' : ',
  },
  reasons: {
    oneName: '{photos} : peut-être le même élément, sous ce nom.',
    severity: 'Un défaut de même nature est jugé ainsi : {like}.',
    closeView: 'Peut-être une vue rapprochée de : {wide}.',
    sameDefect: 'Peut-être le même défaut : {other}.',
    assurance: 'Aucune photo ne peut le montrer.',
  },
};
