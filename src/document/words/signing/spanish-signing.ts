import { pluralIn } from '../plural';
import type { SigningWords } from './signing-words';

const plural = pluralIn('es-ES');

export const SPANISH_SIGNING: SigningWords = {
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
};
