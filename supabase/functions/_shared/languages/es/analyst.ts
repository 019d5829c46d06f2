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
  },
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
  photos: { one: 'foto {list}', several: 'fotos {list}' },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (véase también {photos})',
    defects: 'Daños registrados:',
    more: 'Para lo demás, véanse las observaciones: {list}.',
    sound: 'Sin daños visibles registrados en lo siguiente, hasta donde lo muestra cada foto:',
    notAssessed: 'Aún sin evaluar: {list}.',
    visual: {
      impersonal: 'La inspección fue visual y se limita a lo que muestran las fotos.',
      we: 'Inspeccionamos visualmente, con el límite de lo que muestran las fotos.',
      I: 'Inspeccioné visualmente, con el límite de lo que muestran las fotos.',
    },
    untested:
      'Aparte de lo que indican las observaciones y las notas, no constan catas, golpeos ni ensayos.',
    notCovered:
      'Lo que ninguna foto muestra y lo que hay detrás de las superficies visibles queda fuera de este informe; puede haber allí daños que aquí no constan.',
    recommended: {
      impersonal: 'Se recomienda lo siguiente.',
      we: 'Recomendamos lo siguiente.',
      I: 'Recomiendo lo siguiente.',
    },
    danger: 'Posible peligro para las personas, a tratar en primer lugar:',
    unjudged: 'Gravedad aún no evaluada:',
    further: 'También se recomienda:',
    noAction:
      'Aún no consta ninguna medida; un ingeniero competente debe decidir qué es necesario.',
    nothing: 'En las observaciones no consta ninguna medida.',
    toAssess: 'A evaluar antes de emitir este informe: {list}.',
    toReplace: 'A repetir, o a inspeccionar in situ, antes de emitir este informe: {list}.',
    presses: String.raw`acordonar|cerrar|cierre|clausur|evacu|desaloj|apuntal|inmediat|urgente|prohibir|no (?:usar|utilizar|entrar)|impedir el paso`,
  },
  reasons: {
    oneName: 'Quizá el mismo elemento, con este nombre: {photos}.',
    severity: 'Un defecto del mismo tipo se valora así: {like}.',
    closeView: 'Quizá una vista de cerca de: {wide}.',
    sameDefect: 'Quizá el mismo defecto: {other}.',
    assurance: 'Ninguna foto puede mostrarlo.',
  },
};
