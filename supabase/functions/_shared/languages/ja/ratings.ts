import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings（状態評価）',
    basis: 'RICSの住宅調査で用いられる状態評価。不具合の重大さと、対応の急ぎの程度を示す。',
    levels: {
      NI: {
        label: '未調査（not inspected）',
        definition: '部位を調査できなかった。理由は報告書に記す。',
      },
      '1': { label: '補修不要', definition: '現時点では通常の維持管理を超える補修を要しない。' },
      '2': {
        label: '要補修・急がない',
        definition: '補修または交換を要する不具合があるが、重大でも緊急でもない。',
      },
      '3': {
        label: '重大または緊急',
        definition: '重大な不具合、または補修・交換・詳細調査を急いで要する不具合がある。',
      },
    },
  },
  bre251: {
    name: 'BRE Digest 251（損傷区分）',
    basis:
      '低層建物の壁の目に見える損傷を、補修の容易さで判断する。ひび割れ幅は目安であり、判断材料の一つにすぎず、それだけで区分を決めない。',
    levels: {
      '0': {
        label: '無視できる（negligible）',
        definition: '約0.1 mm未満のごく細いひび割れ。美観上のもの。',
      },
      '1': {
        label: 'ごく軽微（very slight）',
        definition: '約1 mmまでの細いひび割れ。次の塗装時に容易に処理できる。美観上のもの。',
      },
      '2': {
        label: '軽微（slight）',
        definition:
          '約5 mmまでのひび割れ。充填は容易で、再塗装と一部の目地補修を要することがある。美観上のもの。',
      },
      '3': {
        label: '中程度（moderate）',
        definition:
          '約5〜15 mmのひび割れ、または約3 mmのものが複数。はつりと組積の部分的な積み替えを要する。使用性に影響する。',
      },
      '4': {
        label: '重度（severe）',
        definition:
          '約15〜25 mmのひび割れ。数にもよる。壁の一部の造り替えを含む大規模な補修を要する。使用性に影響する。',
      },
      '5': {
        label: 'きわめて重度（very severe）',
        definition:
          '通常25 mmを超えるひび割れ。数にもよる。一部または全部の建て替えを要する。安定性が損なわれるおそれがある。',
      },
    },
  },
  as4349: {
    name: 'AS 4349.1（不具合の区分）',
    basis: 'AS 4349.1による目視調査での不具合の区分。',
    levels: {
      Minor: {
        label: '軽微な不具合（minor defect）',
        definition: '重大な不具合に当たらない不具合。',
      },
      Major: {
        label: '重大な不具合（major defect）',
        definition:
          '危険な状態、使用不能またはさらなる劣化を避けるために是正を要する程度の不具合。',
      },
      Safety: {
        label: '安全上の危険（safety hazard）',
        definition: '現在または近いうちに人に危害を及ぼすおそれがあり、直ちに対応を要するもの。',
      },
    },
  },
  states: {
    name: 'Condition states CS1〜CS4（状態区分）',
    basis: 'AASHTOの橋梁部材点検で用いられる部材の状態区分。',
    levels: {
      CS1: { label: '良好（good）', definition: '劣化がない、またはわずかな兆候のみ。' },
      CS2: {
        label: '普通（fair）',
        definition: '軽微な劣化または過去の補修がある。部材は意図どおりに機能している。',
      },
      CS3: {
        label: '不良（poor）',
        definition: '劣化が進んでいるが、構造の検討まではまだ要しない。',
      },
      CS4: {
        label: '著しい不良（severe）',
        definition: '不良を超える劣化。耐力または使用性への影響を知るために構造の検討を要する。',
      },
    },
  },
  priority: {
    name: '高・中・低',
    basis: '調査者の判断による、対応の急ぎの程度。',
    levels: {
      Low: { label: '低', definition: '維持管理：通常の保守の中で対応する。' },
      Medium: { label: '中', definition: '放置すれば悪化する：次の工事に合わせて計画する。' },
      High: { label: '高', definition: '重大、または人に危険が及ぶおそれがある：直ちに対応する。' },
    },
  },
};
