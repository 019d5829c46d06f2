import type { Severity } from '../../contract.ts';
import type { AreaSign, CrackSign, Surface } from './signs.ts';

/** One defect in words: what is seen, what it may come from, what to do. */
interface DefectWords {
  fact: string;
  cause: string;
  advice: string;
  /** The cause has to be known first; said once for all defects of a photo. */
  isCauseFirst: boolean;
  severity: Severity;
  confidence: number;
}

/** A crack that crosses this share of the frame is worth more than upkeep. */
const LONG = 0.4;

export function wordCrack(crack: CrackSign, surface: Surface): DefectWords {
  const { pattern, direction, where, lengthShare, confidence } = crack;
  const isBrick = surface === 'brick';
  const tenths = Math.min(10, Math.max(1, Math.round(lengthShare * 10)));
  const extent =
    tenths >= 9 ? 'running right through it' : `about ${tenths * 10} % of the frame long`;
  const a = direction === 'irregular' ? 'An irregular' : `A ${direction}`;
  const monitor =
    'Measure and record the crack width on site and monitor it, for example with tell-tales over several months';
  const words: Record<CrackSign['pattern'], Omit<DefectWords, 'confidence' | 'isCauseFirst'>> = {
    single: {
      fact: `${a} crack ${where}, ${extent}.`,
      cause: `The cause is not visible; consistent with ${isBrick ? 'movement of the wall' : 'shrinkage or movement'}.`,
      advice: `${monitor}.`,
      severity: lengthShare > LONG ? 'moderate' : 'minor',
    },
    several: {
      fact: `Several cracks ${where}, the main one ${direction} and ${extent}.`,
      cause: `The cause is not visible; consistent with ${isBrick ? 'movement of the wall' : 'shrinkage or movement'}.`,
      advice: `${monitor}. Map all cracks on an elevation.`,
      severity: lengthShare > LONG / 2 ? 'moderate' : 'minor',
    },
    stepped: {
      fact: `Stepped cracking ${where}, following the mortar joints, ${extent}.`,
      cause: 'The cause is not visible; consistent with movement of the wall or of its support.',
      advice: `${monitor}. Check the wall for lean and bulging and its foundation and lintels for movement.`,
      severity: 'moderate',
    },
    map: {
      fact: `Map (pattern) cracking ${where}.`,
      cause:
        'The cause is not visible; consistent with shrinkage or deterioration of the surface layer.',
      advice:
        'Sound the surface by hammer for hollow areas and take samples for testing where the cause stays unclear.',
      severity: 'moderate',
    },
  };
  return { ...words[pattern], isCauseFirst: true, confidence };
}

export function wordArea(area: AreaSign, surface: Surface): DefectWords {
  const { kind, where, share, confidence } = area;
  const place =
    where === 'over most of the frame'
      ? where
      : where === 'in the frame'
        ? extentOf(share)
        : `${where}, ${extentOf(share)}`;
  const words: Record<AreaSign['kind'], Omit<DefectWords, 'confidence' | 'isCauseFirst'>> = {
    spalling: {
      fact: `Spalling or other loss of material ${where}.`,
      cause:
        surface === 'brick'
          ? 'The cause is not visible; consistent with frost, salts or impact.'
          : 'The cause is not visible; consistent with impact, frost or corrosion of embedded steel.',
      advice:
        'Where loose pieces could fall on people, keep people clear and have them removed safely first. Sound the surroundings by hammer for hollow areas.',
      severity: 'major',
    },
    corrosion: {
      fact: `Rust-coloured staining ${place}.`,
      cause: 'Consistent with corrosion of metal at or behind the surface.',
      advice:
        'Find the corroding metal and measure how much section remains; where the staining comes from behind the surface, open up locally before choosing a repair.',
      severity: 'moderate',
    },
    growth: {
      fact: `Green biological growth ${place}.`,
      cause: 'Consistent with a surface that stays damp.',
      advice:
        'Find and stop the source of moisture, then clean off the growth and check the surface under it.',
      severity: 'minor',
    },
    efflorescence: {
      fact: `White deposits (efflorescence) ${place}.`,
      cause: 'Consistent with salts left by water moving through the material.',
      advice:
        'Trace and stop the source of water before brushing off the deposit, and inspect again after drying.',
      severity: 'minor',
    },
    damp: {
      fact: `Dark damp-looking patches ${place}.`,
      cause: 'May indicate water ingress or condensation; moisture was not measured.',
      advice:
        'Measure the moisture and trace its source (gutters, joints, plumbing, condensation) before redecorating.',
      severity: 'minor',
    },
  };
  return { ...words[kind], isCauseFirst: kind === 'spalling', confidence };
}

function extentOf(share: number): string {
  if (share >= 0.25) return 'over a large area';
  return share >= 0.05 ? 'over a limited area' : 'in small patches';
}
