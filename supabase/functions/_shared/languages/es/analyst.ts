import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'una foto que no está en este informe',
    noVisibleDefect: 'Sin defecto visible',
    nothingInspectable: 'Nada evaluable',
    noElement: 'Nada evaluable en esta foto',
    noAction: 'De esta foto no se deriva ninguna medida.',
    anotherPhoto: 'Tomar otra foto de esta parte.',
    cause: 'Causa probable, no confirmada: ',
    notJudged: 'No se puede juzgar en la foto: ',
    by: 'A cargo de: ',
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
  },
  findings: {
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
  },
  listing: {
    photos: { one: 'Foto {list}', several: 'Fotos {list}' },
    needAction: {
      one: 'La foto {list} también requiere actuación:',
      several: 'Las fotos {list} también requieren actuación:',
    },
    observed: {
      one: 'También se observó, en la foto {list}:',
      several: 'También se observó, en las fotos {list}:',
    },
    colon: ': ',
  },
  reasons: {
    oneName: '{photos}: quizá el mismo elemento, con este nombre.',
    severity: 'Un defecto del mismo tipo se valora así: {like}.',
    closeView: 'Quizá una vista de cerca de: {wide}.',
    sameDefect: 'Quizá el mismo defecto: {other}.',
    assurance: 'Ninguna foto puede mostrarlo.',
  },
};
