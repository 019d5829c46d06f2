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
    stop: '。',
    comma: '、',
    semicolon: '；',
    space: '',
  },
  findings: {
    nothing: 'この写真には点検できる対象がない',
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
  },
  listing: {
    photos: { one: '写真{list}', several: '写真{list}' },
    needAction: {
      one: '写真{list}についても対応が必要です。',
      several: '写真{list}についても対応が必要です。',
    },
    observed: {
      one: '写真{list}では、次の点も確認されました。',
      several: '写真{list}では、次の点も確認されました。',
    },
    colon: '：',
  },
  reasons: {
    oneName: '{photos}は、この名称の同じ部位の可能性があります。',
    severity: '{like}では、同種の損傷がこのように評価されています。',
    closeView: '{wide}の近接写真の可能性があります。',
    sameDefect: '{other}と同じ損傷の可能性があります。',
    assurance: '写真からは判断できない内容です。',
  },
};
