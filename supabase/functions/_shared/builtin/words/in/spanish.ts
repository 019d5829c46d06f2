import type { FindingWords } from '../finding-words.ts';

export const SPANISH: FindingWords = {
  places: {
    somewhere: 'en la imagen',
    everywhere: 'en la mayor parte de la imagen',
    across: 'a través de la imagen',
    'down the middle': 'de arriba abajo por el centro de la imagen',
    'left side': 'a lo largo del lado izquierdo de la imagen',
    'right side': 'a lo largo del lado derecho de la imagen',
    'across the middle': 'a través del centro de la imagen',
    'across the top': 'a través de la parte superior de la imagen',
    'across the bottom': 'a través de la parte inferior de la imagen',
    'upper left': 'en la parte superior izquierda de la imagen',
    upper: 'en la parte superior de la imagen',
    'upper right': 'en la parte superior derecha de la imagen',
    left: 'en la parte izquierda de la imagen',
    middle: 'en el centro de la imagen',
    right: 'en la parte derecha de la imagen',
    'lower left': 'en la parte inferior izquierda de la imagen',
    lower: 'en la parte inferior de la imagen',
    'lower right': 'en la parte inferior derecha de la imagen',
  },
  directions: {
    vertical: 'vertical',
    horizontal: 'horizontal',
    diagonal: 'diagonal',
    irregular: 'irregular',
  },
  single: (where, direction) => `Posible fisura ${where}: una sola línea ${direction}.`,
  several: (where, direction) =>
    `Posibles fisuras ${where}: varias líneas, la principal ${direction}.`,
  map: (where) => `Posible fisuración en mapa ${where}.`,
  surface: 'Superficie vista de cerca, material no determinado',
  advice:
    'Confirmar in situ que se trata de una fisura. Medir y registrar su ancho y longitud, y vigilarla, por ejemplo con testigos durante varios meses. Determinar la causa antes de elegir una reparación.',
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
