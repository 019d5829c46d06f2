import type { FindingWords } from '../finding-words.ts';

const COLON = '\u00a0:';

export const FRENCH: FindingWords = {
  places: {
    somewhere: 'dans l’image',
    everywhere: 'sur la plus grande partie de l’image',
    across: 'en travers de l’image',
    'down the middle': 'de haut en bas au milieu de l’image',
    'left side': 'le long du côté gauche de l’image',
    'right side': 'le long du côté droit de l’image',
    'across the middle': 'en travers du milieu de l’image',
    'across the top': 'en travers de la partie supérieure de l’image',
    'across the bottom': 'en travers de la partie inférieure de l’image',
    'upper left': 'en haut à gauche de l’image',
    upper: 'en haut de l’image',
    'upper right': 'en haut à droite de l’image',
    left: 'à gauche de l’image',
    middle: 'au milieu de l’image',
    right: 'à droite de l’image',
    'lower left': 'en bas à gauche de l’image',
    lower: 'en bas de l’image',
    'lower right': 'en bas à droite de l’image',
  },
  directions: {
    vertical: 'verticale',
    horizontal: 'horizontale',
    diagonal: 'oblique',
    irregular: 'irrégulière',
  },
  single: (where, direction) => `Fissure possible ${where}${COLON} une seule ligne, ${direction}.`,
  several: (where, direction) =>
    `Fissures possibles ${where}${COLON} plusieurs lignes, la principale ${direction}.`,
  map: (where) => `Faïençage possible ${where}.`,
  surface: 'Surface vue de près, matériau non déterminé',
  advice:
    'Confirmer sur place qu’il s’agit d’une fissure. Mesurer et noter son ouverture et sa longueur, puis la surveiller, par exemple avec des témoins pendant plusieurs mois. Établir la cause avant de choisir une réparation.',
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
