import type { DocumentWords } from './document-words';

const SECTIONS = { discussion: '考察', recommendation: '推奨措置', both: '考察と推奨措置' };

export const JAPANESE: DocumentWords = {
  tag: 'ja-JP',
  title: '点検報告書',
  subject: '点検報告書',
  details: {
    client: '依頼者',
    inspectionDate: '点検日',
    preparedBy: '作成者',
    reportDate: '報告日',
    observations: '所見数',
  },
  page: { before: '', between: '／', after: 'ページ' },
  observations: '別紙1：点検所見',
  columns: ['写真', '部位', '損傷', '推奨措置'],
  sections: '別紙2：考察および推奨措置',
  discussion: '考察',
  recommendation: '推奨措置',
  none: {
    text: '記載なし',
    photo: '写真なし',
    observations: 'この報告書に所見はありません。',
    discussion: '考察の記載はありません。',
    recommendation: '推奨措置の記載はありません。',
  },
  photo: '写真',
  location: (place) => `位置：${place}`,
  deleted: '削除済み',
  description: {
    afterName: '：',
    afterText: '。',
    marks: '線はひび割れの可能性がある箇所を示します。',
  },
  toPhoto: (number) => `写真${number}へ`,
  closingNote:
    '早期アクセス版：本報告書はPlumblineのAIにより作成されました。案件の詳細および法的事項は、今後の版で追加されます。',
  authorship: {
    builtin: '内蔵の自動解析',
    anAnalyst: '自動解析',
    named: (model) => model,
    rows: {
      written: () => '人が記述したもの',
      edited: (_, by) => `${by}が提案し人が編集したもの`,
      accepted: (_, by) => `${by}が提案し人が承認したもの`,
      unchecked: (_, by) => `${by}が提案し誰も確認していないもの`,
      not_assessed: () => '判定されていないもの',
      blank: () => '空欄のもの',
    },
    gap: '',
    alike: ({ count, words }) => `所見${count}件はすべて${words}です。`,
    mixed: (total, parts) =>
      `所見${total}件の内訳は、${parts.map(({ count, words }) => `${words}${count}件`).join('、')}です。`,
    kept: (sections, by) => `${SECTIONS[sections]}は${by}が起案し、その後変更されていません。`,
    edited: (sections, by) => `${SECTIONS[sections]}は${by}が起案し、人が編集しました。`,
  },
};
