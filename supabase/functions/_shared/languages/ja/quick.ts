import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: {
      fact: 'ひび割れ。',
      advice:
        '現地でひび割れ幅を測定して記録し、クラックゲージ等により数か月間経過を観察する。補修方法を選ぶ前に原因を調べる。',
    },
    spalling: {
      fact: '剥落（表面材料の欠損）。',
      advice:
        '破片が人に落下するおそれがある場合は立入りを制限し、先に安全に除去する。周囲をハンマーで打診し浮きの有無を確認する。補修方法を選ぶ前に原因を調べる。',
    },
    corrosion: {
      fact: 'さび色の汚れ。',
      advice:
        '腐食している金属を特定し、残存断面を測定する。汚れが表面の内側から出ている場合は、補修方法を選ぶ前に部分的にはつり調査を行う。',
    },
    damp: {
      fact: '湿気による染み。',
      advice: '仕上げをやり直す前に、含水状態を測定し、原因（樋、目地、配管、結露）を調べる。',
    },
    efflorescence: {
      fact: '白色の析出物（エフロレッセンス）。',
      advice: '析出物を除去する前に水の供給源を調べて止め、乾燥後に再度点検する。',
    },
    growth: {
      fact: '生物の付着。',
      advice: '水分の供給源を調べて止めた後、付着物を除去し、下の表面を確認する。',
    },
    joints: {
      fact: '目地の開きまたは浸食。',
      advice:
        '目地の開きの深さ、浸水および部材の緩みの有無を確認し、適切なモルタルまたはシーリング材を選んで充填する。',
    },
    rot: {
      fact: '木材の腐朽。',
      advice:
        '荷重を負担している場合は、有資格の技術者が確認するまで立入りを制限する。突き刺し等により健全な残存断面を確認し、補修または交換の前に水分の供給源を調べて止める。',
    },
    movement: {
      fact: '変形または移動。',
      advice:
        '崩壊のおそれがある場合は立入りを制限し、有資格の技術者に速やかに安定性の評価を依頼する。変形を測定し、経過を観察する。補修方法を選ぶ前に原因を調べる。',
    },
    damage: {
      fact: '部材の破損または欠落。',
      advice:
        '部材が緩んでいる場合や転落防止がない場合は、立入りを制限し、先に安全を確保する。その部材が固定、支持または防水していたものを確認し、補修または交換する。',
    },
  },
  elements: {
    wall: '壁',
    column: '柱',
    beam: '梁',
    slab: '床版または天井',
    roof: '屋根',
    floor: '床',
    foundation: '基礎',
    opening: '窓または扉',
    stairs: '階段またはバルコニー',
    facade: '外壁または外装材',
    deck: '橋梁床版',
    pier: '橋脚または橋台',
    pipe: '配管または樋',
  },
  made: {
    brick: 'れんが造の{element}',
    concrete: 'コンクリート造の{element}',
    stone: '石造の{element}',
    timber: '木造の{element}',
    metal: '金属製の{element}',
    rendered: 'モルタル塗りの{element}',
    plastered: '漆喰塗りの{element}',
  },
  places: {
    outside: '屋外',
    inside: '屋内',
    north: '北側',
    east: '東側',
    south: '南側',
    west: '西側',
    basement: '地下',
    ground: '1階',
    upper: '上階',
    roof: '屋上',
  },
  none: {
    defect: '撮影範囲に目視できる損傷なし。',
    recommendation: 'この写真からは措置の必要は認められない。写っていない部分は判定していない。',
  },
  nothing: {
    element: 'この写真には点検できる対象がない',
    defect: 'この写真からは何も判定できない。',
    recommendation: '点検対象の部位が写るように撮り直す。',
  },
};
