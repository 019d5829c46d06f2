import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'os|as|uma|um|da|do|das|dos|de|em|com|não|são|é|na|no|nas|nos|pela|pelo|por|sob|entre|até|ao|à|desde|junto',
  photos: {
    one: 'foto|fotografia|imagem',
    many: 'fotos|fotografias|imagens',
    mark: String.raw`n(?:\.?\s?[°ºo]s?\b\.?|\.?[°º]s?|úms?\b\.?|úmeros?\b)|#`,
    and: 'e/ou|e|ou',
    to: 'a|à|ao|até(?: à)?',
    time: 'anos?|dias?',
    units: String.raw`metros?`,
  },
  marks: { one: 'marca', many: 'marcas', cited: 'marca {number}' },
  unchecked: {
    one: 'Em {day}, ninguém tinha verificado a observação da foto {photo}.',
    several: 'Em {day}, ninguém tinha verificado as observações das fotos {photos}.',
    others: ' e outras ({count} no total)',
  },
  noDefect: String.raw`(?:sem|nenhuma?)\s+(?:anomalia|defeito|dano)s?`,
};
