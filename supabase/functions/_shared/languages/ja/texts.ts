import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common: '[ぁ-ん]',
  photos: {
    one: '(?!)',
    many: '(?!)',
    either: '写真|画像|図版',
    mark: String.raw`(?:番号|第|no\.?|№|ナンバー)`,
    and: 'と|や|及び|および|又は|または|並びに|ならびに|若しくは|もしくは',
    to: 'から',
    time: '年|月|日|時|分|秒|か月|ヶ月',
    units: '枚|点(?!検)|階|か所|箇所|カ所|ヶ所|ケ所|人|名|回|棟|割|度|つ|㎜|㎝|ｍ|％',
  },
  marks: {
    one: '(?!)',
    many: '(?!)',
    either: 'マーク',
    cited: 'マーク{number}',
  },
  unchecked: {
    one: '{day}現在、写真{photo}の所見は誰も確認していません。',
    several: '{day}現在、写真{photos}の所見は誰も確認していません。',
    others: 'ほか（全{count}件）',
  },
  noDefect: String.raw`(?:撮影範囲に)?(?:目視できる)?(?:損傷|欠陥|異常|不具合)(?:は|が)?(?:なし|無し|ない|見られない|みられない|認められない|確認できない)`,
};
