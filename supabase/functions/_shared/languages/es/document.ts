import type { DocumentWords } from '../forms/document.ts';
import { pluralIn } from '../plural.ts';

const tag = 'es-ES';
const plural = pluralIn(tag);
const been = (count: number, one: string) => plural(count, `fue ${one}`, `fueron ${one}s`);
const SECTIONS = {
  discussion: 'del análisis',
  recommendation: 'de la recomendación',
  both: 'del análisis y de la recomendación',
};

export const DOCUMENT: DocumentWords = {
  tag,
  title: 'Informe de inspección',
  subject: 'Informe de inspección',
  details: {
    client: 'Cliente',
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
  location: (place) => `Ubicación: ${place}`,
  deleted: 'eliminada',
  description: { afterName: ': ', afterText: '.', marks: 'Las líneas señalan posibles fisuras.' },
  toPhoto: (number) => `Ir a la foto ${number}`,
  closingNote:
    'Acceso anticipado: este informe ha sido generado por la IA de Plumbline. En futuras versiones se añadirán más datos del proyecto e información legal.',
  closingNoteWithoutAi:
    'Acceso anticipado: en futuras versiones se añadirán más datos del proyecto e información legal.',
  parts: {
    particulars: {
      siteAddress: 'Dirección del lugar',
      reference: 'Referencia',
      revision: 'Revisión',
      structure: 'Estructura',
      weather: 'Tiempo',
      attendees: 'Asistentes',
    },
    scope: {
      scope: 'Alcance de la inspección',
      notInspected: 'No inspeccionado',
      documentsSeen: 'Documentos consultados',
    },
    contents: 'Índice',
    summary: {
      heading: 'Resumen',
      columns: ['Calificación', 'Significado', 'Observaciones'],
      notRated: 'Sin calificar',
      urgent: 'Lo más urgente',
      more: (count) =>
        plural(count, 'Otra es igual de urgente.', `Otras ${count} son igual de urgentes.`),
    },
    schedule: {
      number: 'N.º',
      location: 'Ubicación',
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
    rated: (level) => `Calificación: ${level}`,
    photographs: 'Fotografías',
    appendix: (letter, title) => `Anexo ${letter}: ${title}`,
    ratings: 'Calificaciones',
    photoList: 'Lista de fotos',
    signature: {
      heading: 'Firma',
      name: 'Nombre',
      membership: 'N.º de colegiado',
      firm: 'Empresa',
      signedOn: 'Firmado el',
      revision: 'Revisión',
      signature: 'Firma',
    },
    revisions: { heading: 'Revisiones', columns: ['Revisión', 'Fecha', 'Firmado por', 'Cambios'] },
  },
  authorship: {
    builtin: 'el analizador integrado',
    anAnalyst: 'un analizador',
    named: (model) => model,
    rows: {
      written: (count) => `${been(count, 'redactada')} por una persona`,
      edited: (count, by) =>
        `${been(count, 'propuesta')} por ${by} y ${plural(count, 'editada', 'editadas')} por una persona`,
      accepted: (count, by) =>
        `${been(count, 'propuesta')} por ${by} y ${plural(count, 'aceptada', 'aceptadas')} por una persona`,
      unchecked: (count, by) =>
        `${been(count, 'propuesta')} por ${by} y nadie ${plural(count, 'la', 'las')} ha revisado`,
      not_assessed: (count) => plural(count, 'no fue evaluada', 'no fueron evaluadas'),
      blank: (count) => plural(count, 'está en blanco', 'están en blanco'),
    },
    gap: ' ',
    alike: ({ count, words }) =>
      `${plural(count, 'La única observación', `Las ${count} observaciones`)} ${words}.`,
    mixed: (total, parts) =>
      `De las ${total} observaciones, ${parts.map(({ count, words }) => `${count} ${words}`).join('; ')}.`,
    kept: (sections, by) =>
      `El borrador ${SECTIONS[sections]} fue elaborado por ${by} y no se ha modificado desde entonces.`,
    edited: (sections, by) =>
      `El borrador ${SECTIONS[sections]} fue elaborado por ${by} y editado por una persona.`,
  },
  signing: {
    signed: (signatory, when, revision) =>
      `Firmado por ${signatory} el ${when} como revisión ${revision}.`,
    responsible: (signatory) =>
      `${signatory} responde de este informe, sea quien sea el autor de los textos propuestos.`,
    unchecked: (photos) => `Nadie había comprobado estas observaciones al firmar: ${photos}.`,
    noAi: 'Ninguna IA propuso nada en este informe.',
    ai: {
      rows: 'Al redactar este informe se usó IA para proponer textos de las observaciones a partir de sus fotos.',
      sections: 'Al redactar este informe se usó IA para redactar borradores de apartados.',
      both: 'Al redactar este informe se usó IA para proponer textos de las observaciones a partir de sus fotos y para redactar borradores de apartados.',
    },
    visualOnly:
      'Lo que propuso la IA se basa en lo que muestran las fotos: no midió, ensayó ni abrió nada.',
    contest: (contact) =>
      `Las preguntas sobre el uso de IA y las objeciones a una observación se dirigen a: ${contact}.`,
    changes: {
      first: 'Primera emisión',
      none: 'Sin cambios',
      added: (rows) => `${rows} ${plural(rows, 'observación añadida', 'observaciones añadidas')}`,
      changed: (rows) =>
        `${rows} ${plural(rows, 'observación modificada', 'observaciones modificadas')}`,
      removed: (rows) =>
        `${rows} ${plural(rows, 'observación eliminada', 'observaciones eliminadas')}`,
      moved: 'orden de las observaciones',
      particulars: 'datos del informe',
      letterhead: 'empresa o autor',
    },
  },
};
