import type { DocumentWords } from '../forms/document.ts';

export const DOCUMENT: DocumentWords = {
  title: 'Informe de inspección',
  subject: 'Informe de inspección',
  fields: {
    client_name: 'Cliente',
    site_address: 'Dirección del lugar',
    structure: 'Estructura',
    reference: 'Referencia',
    revision: 'Revisión',
    weather: 'Tiempo',
    attendees: 'Asistentes',
    scope: 'Alcance de la inspección',
    not_inspected: 'No inspeccionado',
    documents_seen: 'Documentos consultados',
  },
  details: {
    inspectionDate: 'Fecha de inspección',
    preparedBy: 'Elaborado por',
    reportDate: 'Fecha del informe',
    observations: 'Observaciones',
  },
  page: { before: 'Página ', between: ' de ', after: '' },
  observations: 'Anexo 1: Observaciones',
  columns: ['Foto', 'Elemento', 'Daño o defecto', 'Recomendación'],
  sections: 'Anexo 2: Análisis y recomendación',
  discussion: 'Análisis',
  recommendation: 'Recomendación',
  none: {
    text: 'N. D.',
    photo: 'Foto no disponible',
    observations: 'Este informe no contiene observaciones.',
    discussion: 'Análisis no disponible.',
    recommendation: 'Recomendación no disponible.',
  },
  photo: 'Foto ',
  rows: {
    location: 'Ubicación',
  },
  answers: { yes: 'Sí', no: 'No' },
  deleted: 'eliminada',
  description: {
    suggestedLines: 'Las líneas señalan posibles fisuras.',
    drawn: 'Lleva marcas dibujadas.',
  },
  afterName: ': ',
  toPhoto: 'Ir a la foto {number}',
  closingNote:
    'Acceso anticipado: este informe ha sido generado por la IA de Plumbline. En futuras versiones se añadirán más datos del proyecto e información legal.',
  closingNoteWithoutAi:
    'Acceso anticipado: en futuras versiones se añadirán más datos del proyecto e información legal.',
  parts: {
    contents: 'Índice',
    summary: {
      heading: 'Resumen',
      columns: ['Calificación', 'Significado', 'Observaciones'],
      notRated: 'Sin calificar',
      urgent: 'Lo más urgente',
      more: { one: 'Otra es igual de urgente.', other: 'Otras {count} son igual de urgentes.' },
    },
    schedule: {
      number: 'N.º',
      rating: 'Calificación',
      severity: 'Gravedad',
      urgency: 'Urgencia',
      taken: 'Foto tomada',
      page: 'Página',
    },
    severities: { minor: 'Leve', moderate: 'Moderada', major: 'Grave', safety: 'Seguridad' },
    urgencies: {
      immediate: 'Inmediata',
      soon: 'Pronto',
      planned: 'Planificada',
      monitor: 'Vigilar',
    },
    rated: 'Calificación: {level}',
    photographs: 'Fotografías',
    appendix: 'Anexo {letter}: {title}',
    ratings: 'Calificaciones',
    photoList: 'Lista de fotos',
    signature: {
      heading: 'Firma',
      name: 'Nombre',
      membership: 'N.º de colegiado',
      firm: 'Empresa',
      signedOn: 'Firmado el',
    },
    revisions: { heading: 'Revisiones', columns: ['Revisión', 'Fecha', 'Firmado por', 'Cambios'] },
  },
  provenance: {
    builtin: 'el analizador integrado',
    anAnalyst: 'un analizador',
    named: '{model}',
    rows: {
      written: { one: 'fue redactada por una persona', other: 'fueron redactadas por una persona' },
      edited: {
        one: 'fue propuesta por {by} y editada por una persona',
        other: 'fueron propuestas por {by} y editadas por una persona',
      },
      accepted: {
        one: 'fue propuesta por {by} y aceptada por una persona',
        other: 'fueron propuestas por {by} y aceptadas por una persona',
      },
      unchecked: {
        one: 'fue propuesta por {by} y nadie la ha revisado',
        other: 'fueron propuestas por {by} y nadie las ha revisado',
      },
      not_assessed: { one: 'no fue evaluada', other: 'no fueron evaluadas' },
      blank: { one: 'está en blanco', other: 'están en blanco' },
    },
    unjudged: 'Sin segunda lectura completa por un modelo: {what}.',
    alike: { one: 'La única observación {words}.', other: 'Las {count} observaciones {words}.' },
    mixed: {
      whole: 'De las {total} observaciones, {parts}.',
      part: '{count} {words}',
      between: '; ',
    },
    kept: {
      discussion:
        'El borrador del análisis fue elaborado por {by} y no se ha modificado desde entonces.',
      recommendation:
        'El borrador de la recomendación fue elaborado por {by} y no se ha modificado desde entonces.',
      both: 'El borrador del análisis y de la recomendación fue elaborado por {by} y no se ha modificado desde entonces.',
    },
    edited: {
      discussion: 'El borrador del análisis fue elaborado por {by} y editado por una persona.',
      recommendation:
        'El borrador de la recomendación fue elaborado por {by} y editado por una persona.',
      both: 'El borrador del análisis y de la recomendación fue elaborado por {by} y editado por una persona.',
    },
  },
  signing: {
    status: 'Estado',
    draft: 'Borrador',
    draftAfter: 'Borrador posterior a la revisión {revision}',
    issued: 'Emitido el {date}',
    signed: 'Firmado por {signatory} el {when} como revisión {revision}.',
    responsible:
      '{signatory} responde de este informe, sea quien sea el autor de los textos propuestos.',
    unchecked: 'Nadie había comprobado estas observaciones al firmar: {photos}.',
    noAi: 'Ninguna IA propuso nada en este informe.',
    ai: {
      rows: 'Al redactar este informe se usó IA para proponer textos de las observaciones a partir de sus fotos.',
      sections: 'Al redactar este informe se usó IA para redactar borradores de apartados.',
      both: 'Al redactar este informe se usó IA para proponer textos de las observaciones a partir de sus fotos y para redactar borradores de apartados.',
    },
    visualOnly:
      'Lo que propuso la IA se basa en lo que muestran las fotos: no midió, ensayó ni abrió nada.',
    contest:
      'Las preguntas sobre el uso de IA y las objeciones a una observación se dirigen a: {contact}.',
    changes: {
      first: 'Primera emisión',
      none: 'Sin cambios',
      added: { one: '{count} observación añadida', other: '{count} observaciones añadidas' },
      changed: {
        one: '{count} observación modificada',
        other: '{count} observaciones modificadas',
      },
      removed: { one: '{count} observación eliminada', other: '{count} observaciones eliminadas' },
      moved: 'orden de las observaciones',
      particulars: 'datos del informe',
      letterhead: 'empresa o autor',
    },
  },
};
