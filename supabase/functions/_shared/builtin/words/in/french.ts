import type { FindingWords } from '../finding-words.ts';

const COLON = '\u00a0:';

export const FRENCH: FindingWords = {
  nothing: 'Rien d’examinable sur cette photo',
  unusable: {
    'too dark': {
      seen: `Rien n’a pu être évalué${COLON} la photo est trop sombre pour montrer la surface.`,
      advice:
        'Prendre une autre photo avec plus de lumière, par exemple avec un flash ou une lampe tenue de côté.',
    },
    overexposed: {
      seen: `Rien n’a pu être évalué${COLON} la photo est surexposée ou vide.`,
      advice: 'Prendre une autre photo avec moins de lumière, perpendiculairement à la surface.',
    },
    blurred: {
      seen: `Rien n’a pu être évalué${COLON} la photo est trop floue pour montrer la surface.`,
      advice: 'Prendre une autre photo, sans bouger et avec mise au point sur la surface.',
    },
    'too small': {
      seen: `Rien n’a pu être évalué${COLON} l’image est trop petite pour montrer la surface.`,
      advice: 'Téléverser la photo originale, ou en prendre une autre de plus près.',
    },
  },
};
