import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'この報告書にない写真',
    noVisibleDefect: '目視できる不具合なし',
    nothingInspectable: '評価不能',
    noElement: 'この写真では評価できる部位なし',
    noAction: 'この写真から必要となる措置はない。',
    anotherPhoto: 'この部位を撮り直す。',
    cause: '推定原因（未確認）：',
    notJudged: '写真からは判断できない点：',
    by: '担当：',
  },
  unusable: {
    'too dark': {
      seen: '判定不能：写真が暗すぎて表面が見えない。',
      advice: 'フラッシュや横から当てた作業灯などで明るくして撮り直す。',
    },
    overexposed: {
      seen: '判定不能：写真が露出過多または無地である。',
      advice: '光を抑え、表面に正対して撮り直す。',
    },
    blurred: {
      seen: '判定不能：写真がぼやけていて表面が見えない。',
      advice: 'カメラを固定し、表面にピントを合わせて撮り直す。',
    },
    'too small': {
      seen: '判定不能：画像が小さすぎて表面が見えない。',
      advice: '元の写真をアップロードするか、より近くから撮り直す。',
    },
  },
  photos: { one: '写真{list}', several: '写真{list}' },
  draft: {
    oneOfSeveral: '{where}（{photos}）',
    seeAlso: '（{photos}も参照）',
    defects: '記録された不具合：',
    more: 'その他は所見の表を参照（{list}）。',
    sound: '次の部位では、各写真に写る範囲で目視できる不具合は記録されていない：',
    notAssessed: '未評価：{list}。',
    visual: {
      impersonal: '点検は目視により、写真に写る範囲に限られる。',
      we: '当方は目視により点検し、その範囲は写真に写る範囲に限られる。',
      I: '筆者は目視により点検し、その範囲は写真に写る範囲に限られる。',
    },
    untested: '所見とメモに記したもの以外に、はつり、打音、試験の記録はない。',
    notCovered:
      '写真に写っていない部位および表面の背後は本報告書の対象外であり、そこに記録されていない不具合が存在する可能性がある。',
    recommended: {
      impersonal: '次の措置を推奨する。',
      we: '当方は次の措置を推奨する。',
      I: '筆者は次の措置を推奨する。',
    },
    danger: '人への危険のおそれ（最優先で対応）：',
    unjudged: '重大度が未判定のもの：',
    further: 'その他の推奨事項：',
    noAction: '措置がまだ記録されておらず、要否は有資格の技術者が判断すること。',
    nothing: '所見に措置は記録されていない。',
    toAssess: '本報告書の発行前に評価するもの：{list}。',
    toReplace: '本報告書の発行前に撮り直すか、現地で点検するもの：{list}。',
    presses:
      '立入禁止|立ち入り(?:を)?(?:禁止|制限)|立入(?:を)?制限|使用(?:を)?(?:禁止|中止)|閉鎖|避難|支保|仮受け|直ちに|至急|緊急|通行止',
  },
  reasons: {
    oneName: '{photos}は、この名称の同じ部位の可能性があります。',
    severity: '{like}では、同種の損傷がこのように評価されています。',
    closeView: '{wide}の近接写真の可能性があります。',
    sameDefect: '{other}と同じ損傷の可能性があります。',
    assurance: '写真からは判断できない内容です。',
  },
};
