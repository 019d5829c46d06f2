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
      one: 'La foto {list} requiere actuación:',
      several: 'Las fotos {list} requieren actuación:',
    },
    observed: {
      one: 'Se observó en la foto {list}:',
      several: 'Se observó en las fotos {list}:',
    },
    colon: ': ',
  },
  draft: {
    photo: { one: 'foto {list}', several: 'fotos {list}' },
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (véase también {photos})',
    basis: {
      one: 'Este informe se basa en una foto.',
      other: 'Este informe se basa en {count} fotos.',
    },
    withDefect: {
      one: 'En una de ellas consta un daño.',
      other: 'En {count} de ellas constan daños.',
    },
    eachWithDefect: 'En cada una de ellas consta un daño.',
    danger: {
      one: 'Para la foto {list} consta un posible peligro para las personas.',
      several: 'Para las fotos {list} consta un posible peligro para las personas.',
    },
    major: {
      one: 'El daño de la foto {list} consta como grave.',
      several: 'Los daños de las fotos {list} constan como graves.',
    },
    defects: 'Daños registrados:',
    defectsRanked: 'Daños registrados, primero los más graves:',
    moreDefects: 'Las observaciones describen otros daños: {list}.',
    sound: 'Sin daños visibles registrados en lo siguiente, hasta donde lo muestra cada foto:',
    soundPhotos: {
      one: 'Sin daños visibles registrados en la foto {list}.',
      several: 'Sin daños visibles registrados en las fotos {list}.',
    },
    notAssessed: {
      one: 'La foto {list} aún no se ha evaluado; aquí no se describe lo que muestra.',
      several: 'Las fotos {list} aún no se han evaluado; aquí no se describe lo que muestran.',
    },
    notUsable: {
      one: 'En la foto {list} no se pudo inspeccionar nada; lo que debía mostrar queda sin inspeccionar.',
      several:
        'En las fotos {list} no se pudo inspeccionar nada; lo que debían mostrar queda sin inspeccionar.',
    },
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
    bands: {
      safety: 'Posible peligro para las personas, a tratar en primer lugar:',
      immediate: 'A realizar de inmediato:',
      major: 'Daños graves:',
      unjudged: 'Gravedad aún no evaluada:',
      moderate: 'Daños moderados:',
      minor: 'Daños leves:',
    },
    further: 'También se recomienda:',
    moreActions: 'Las observaciones recogen las demás recomendaciones: {list}.',
    timed: {
      immediate: 'A realizar de inmediato.',
      soon: 'A realizar pronto.',
      planned: 'A realizar con las próximas obras previstas.',
      monitor: 'A vigilar primero.',
    },
    noAction:
      'Aún no consta ninguna medida; un ingeniero competente debe decidir qué es necesario.',
    nothing: 'En las observaciones no consta ninguna medida.',
    toAssess: {
      one: 'La foto {list} debe evaluarse antes de emitir este informe.',
      several: 'Las fotos {list} deben evaluarse antes de emitir este informe.',
    },
    toReplace: {
      one: 'La foto {list} debe repetirse, o inspeccionarse in situ lo que debía mostrar, antes de emitir este informe.',
      several:
        'Las fotos {list} deben repetirse, o inspeccionarse in situ lo que debían mostrar, antes de emitir este informe.',
    },
    presses: String.raw`acordonar|cerrar|cierre|clausur|evacu|desaloj|apuntal|inmediat|urgente|prohibir|no (?:usar|utilizar|entrar)|impedir el paso`,
  },
  reasons: {
    oneName: '{photos}: quizá el mismo elemento, con este nombre.',
    severity: 'Un defecto del mismo tipo se valora así: {like}.',
    closeView: 'Quizá una vista de cerca de: {wide}.',
    sameDefect: 'Quizá el mismo defecto: {other}.',
    assurance: 'Ninguna foto puede mostrarlo.',
  },
};
