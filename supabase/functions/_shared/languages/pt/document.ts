import type { DocumentWords } from '../forms/document.ts';
import { pluralIn } from '../plural.ts';

const tag = 'pt-PT';
const plural = pluralIn(tag);
const been = (count: number, one: string) => plural(count, `foi ${one}`, `foram ${one}s`);
const SECTIONS = {
  discussion: 'A análise foi redigida',
  recommendation: 'A recomendação foi redigida',
  both: 'A análise e a recomendação foram redigidas',
};

/** Where Portugal and Brazil differ, Portugal's words, as the tag says. */
export const DOCUMENT: DocumentWords = {
  tag,
  title: 'Relatório de inspeção',
  subject: 'Relatório de inspeção',
  details: {
    client: 'Cliente',
    inspectionDate: 'Data da inspeção',
    preparedBy: 'Elaborado por',
    reportDate: 'Data do relatório',
    observations: 'Observações',
  },
  page: { before: 'Página ', between: ' de ', after: '' },
  observations: 'Anexo 1: Observações',
  columns: ['Foto', 'Elemento', 'Anomalia', 'Recomendação'],
  sections: 'Anexo 2: Análise e recomendação',
  discussion: 'Análise',
  recommendation: 'Recomendação',
  none: {
    text: 'N. D.',
    photo: 'Foto não disponível',
    observations: 'Este relatório não contém observações.',
    discussion: 'Análise não disponível.',
    recommendation: 'Recomendação não disponível.',
  },
  photo: 'Foto ',
  location: (place) => `Localização: ${place}`,
  deleted: 'eliminada',
  description: {
    afterName: ': ',
    afterText: '.',
    marks: 'As linhas assinalam possíveis fissuras.',
  },
  toPhoto: (number) => `Ir para a foto ${number}`,
  closingNote:
    'Acesso antecipado: este relatório foi gerado pela IA da Plumbline. Mais dados do projeto e informações legais serão incluídos em versões futuras.',
  closingNoteWithoutAi:
    'Acesso antecipado: mais dados do projeto e informações legais serão incluídos em versões futuras.',
  parts: {
    particulars: {
      siteAddress: 'Morada do local',
      reference: 'Referência',
      revision: 'Revisão',
      structure: 'Estrutura',
      weather: 'Estado do tempo',
      attendees: 'Presentes',
    },
    scope: {
      scope: 'Âmbito da inspeção',
      notInspected: 'Não inspecionado',
      documentsSeen: 'Documentos consultados',
    },
    contents: 'Índice',
    summary: {
      heading: 'Resumo',
      columns: ['Classificação', 'Significado', 'Observações'],
      notRated: 'Não classificada',
      urgent: 'Mais urgentes',
      more: (count) =>
        plural(count, 'Outra é igualmente urgente.', `Outras ${count} são igualmente urgentes.`),
    },
    schedule: {
      number: 'N.º',
      location: 'Localização',
      rating: 'Classificação',
      severity: 'Gravidade',
      urgency: 'Urgência',
      taken: 'Foto tirada',
      page: 'Página',
    },
    severities: { minor: 'Ligeira', moderate: 'Moderada', major: 'Grave', safety: 'Segurança' },
    urgencies: { immediate: 'Imediata', soon: 'Em breve', planned: 'Planeada', monitor: 'Vigiar' },
    rated: (level) => `Classificação: ${level}`,
    photographs: 'Fotografias',
    appendix: (letter, title) => `Anexo ${letter}: ${title}`,
    ratings: 'Classificações',
    photoList: 'Lista de fotos',
    signature: {
      heading: 'Assinatura',
      name: 'Nome',
      membership: 'N.º de membro',
      firm: 'Empresa',
      signedOn: 'Assinado em',
      revision: 'Revisão',
      signature: 'Assinatura',
    },
    revisions: { heading: 'Revisões', columns: ['Revisão', 'Data', 'Assinado por', 'Alterações'] },
  },
  authorship: {
    builtin: 'pela análise integrada',
    anAnalyst: 'por uma análise automática',
    named: (model) => `por ${model}`,
    rows: {
      written: (count) => `${been(count, 'redigida')} por uma pessoa`,
      edited: (count, by) =>
        `${been(count, 'proposta')} ${by} e ${plural(count, 'editada', 'editadas')} por uma pessoa`,
      accepted: (count, by) =>
        `${been(count, 'proposta')} ${by} e ${plural(count, 'aceite', 'aceites')} por uma pessoa`,
      unchecked: (count, by) =>
        `${been(count, 'proposta')} ${by} e não ${plural(count, 'foi verificada', 'foram verificadas')} por ninguém`,
      not_assessed: (count) => plural(count, 'não foi avaliada', 'não foram avaliadas'),
      blank: (count) => plural(count, 'está em branco', 'estão em branco'),
    },
    gap: ' ',
    alike: ({ count, words }) =>
      `${plural(count, 'A única observação', `As ${count} observações`)} ${words}.`,
    mixed: (total, parts) =>
      `Das ${total} observações, ${parts.map(({ count, words }) => `${count} ${words}`).join('; ')}.`,
    kept: (sections, by) => `${SECTIONS[sections]} ${by}, sem alterações desde então.`,
    edited: (sections, by) =>
      `${SECTIONS[sections]} ${by} e ${sections === 'both' ? 'editadas' : 'editada'} por uma pessoa.`,
  },
  signing: {
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
  },
};
