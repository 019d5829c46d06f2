import type { FindingWords } from '../finding-words.ts';

export const SPANISH: FindingWords = {
  nothing: 'Nada inspeccionable en esta foto',
  unusable: {
    'too dark': {
      seen: 'No se pudo evaluar nada: la foto es demasiado oscura para mostrar la superficie.',
      advice:
        'Tomar otra foto con más luz, por ejemplo con flash o con una lámpara sostenida a un lado.',
    },
    overexposed: {
      seen: 'No se pudo evaluar nada: la foto está sobreexpuesta o en blanco.',
      advice: 'Tomar otra foto con menos luz, perpendicular a la superficie.',
    },
    blurred: {
      seen: 'No se pudo evaluar nada: la foto está demasiado borrosa para mostrar la superficie.',
      advice: 'Tomar otra foto sin mover la cámara y enfocando la superficie.',
    },
    'too small': {
      seen: 'No se pudo evaluar nada: la imagen es demasiado pequeña para mostrar la superficie.',
      advice: 'Subir la foto original o tomar otra desde más cerca.',
    },
  },
};
