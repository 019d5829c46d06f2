import type { SigningWords } from './signing-words';

export const JAPANESE_SIGNING: SigningWords = {
  signed: (signatory, when, revision) =>
    `${signatory}が${when}に改訂${revision}として署名しました。`,
  responsible: (signatory) =>
    `文言を誰が、または何が提案したかにかかわらず、本報告書の責任は${signatory}が負います。`,
  unchecked: (photos) => `署名の時点で誰も確認していない所見：${photos}。`,
  noAi: '本報告書でAIが提案した内容はありません。',
  ai: {
    rows: '本報告書の作成では、写真から所見の文言を提案するためにAIを使用しました。',
    sections: '本報告書の作成では、本文の起案にAIを使用しました。',
    both: '本報告書の作成では、写真から所見の文言を提案し、本文を起案するためにAIを使用しました。',
  },
  visualOnly: 'AIの提案は写真に写っている範囲に基づくもので、測定、試験、開口は行っていません。',
  contest: (contact) => `AIの使用に関するご質問、所見への異議の連絡先：${contact}。`,
  changes: {
    first: '初版',
    none: '変更なし',
    added: (rows) => `${rows}件の所見を追加`,
    changed: (rows) => `${rows}件の所見を変更`,
    removed: (rows) => `${rows}件の所見を削除`,
    moved: '所見の順序',
    particulars: '報告書の記載事項',
    letterhead: '会社または作成者',
  },
};
