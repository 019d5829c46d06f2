import type { FindingWords } from '../finding-words.ts';

export const JAPANESE: FindingWords = {
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
