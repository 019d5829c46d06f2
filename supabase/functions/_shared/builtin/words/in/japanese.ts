import type { FindingWords } from '../finding-words.ts';

export const JAPANESE: FindingWords = {
  places: {
    somewhere: '画面内',
    everywhere: '画面のほぼ全体',
    across: '画面を横切る範囲',
    'down the middle': '画面中央の上下方向',
    'left side': '画面の左側に沿った範囲',
    'right side': '画面の右側に沿った範囲',
    'across the middle': '画面中央の左右方向',
    'across the top': '画面上部の左右方向',
    'across the bottom': '画面下部の左右方向',
    'upper left': '画面の左上',
    upper: '画面の上部',
    'upper right': '画面の右上',
    left: '画面の左部',
    middle: '画面の中央',
    right: '画面の右部',
    'lower left': '画面の左下',
    lower: '画面の下部',
    'lower right': '画面の右下',
  },
  directions: {
    vertical: '縦方向',
    horizontal: '横方向',
    diagonal: '斜め方向',
    irregular: '不規則',
  },
  single: (where, direction) => `${where}にひび割れの可能性がある線が1本みられる（${direction}）。`,
  several: (where, direction) =>
    `${where}にひび割れの可能性がある線が複数みられる（主な線は${direction}）。`,
  map: (where) => `${where}に網状のひび割れの可能性がある。`,
  surface: '近接撮影された表面（材料は未特定）',
  advice:
    'ひび割れであることを現地で確認する。幅と長さを測定して記録し、クラックゲージ等により数か月間経過を観察する。補修方法を選ぶ前に原因を調べる。',
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
};
