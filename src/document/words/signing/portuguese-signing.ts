import { pluralIn } from '../plural';
import type { SigningWords } from './signing-words';

const plural = pluralIn('pt-PT');

export const PORTUGUESE_SIGNING: SigningWords = {
  signed: (signatory, when, revision) =>
    `Assinado por ${signatory} em ${when} como revisão ${revision}.`,
  responsible: (signatory) =>
    `${signatory} responde por este relatório, seja quem for o autor dos textos propostos.`,
  unchecked: (photos) =>
    `Ninguém tinha verificado estas observações à data da assinatura: ${photos}.`,
  noAi: 'Nenhuma IA propôs nada neste relatório.',
  ai: {
    rows: 'Na redação deste relatório foi usada IA para propor textos das observações a partir das fotos.',
    sections: 'Na redação deste relatório foi usada IA para esboçar secções.',
    both: 'Na redação deste relatório foi usada IA para propor textos das observações a partir das fotos e para esboçar secções.',
  },
  visualOnly: 'O que a IA propôs assenta no que as fotos mostram: nada mediu, ensaiou ou abriu.',
  contest: (contact) =>
    `As perguntas sobre o uso de IA e as objeções a uma observação devem ser dirigidas a: ${contact}.`,
  changes: {
    first: 'Primeira emissão',
    none: 'Sem alterações',
    added: (rows) =>
      `${rows} ${plural(rows, 'observação acrescentada', 'observações acrescentadas')}`,
    changed: (rows) => `${rows} ${plural(rows, 'observação alterada', 'observações alteradas')}`,
    removed: (rows) => `${rows} ${plural(rows, 'observação removida', 'observações removidas')}`,
    moved: 'ordem das observações',
    particulars: 'dados do relatório',
    letterhead: 'empresa ou autor',
  },
};
