/**
 * What a person can choose that a photo shows, and the words it puts into their row: the fact in the
 * field's terms, and what to do about it. No extent, width, material or cause: nobody chose one.
 */
export interface DefectKind {
  /** As hints name it. */
  id: string;
  label: string;
  /** Chooses it, pressed alone. */
  key: string;
  fact: string;
  advice: string;
}

const CAUSE_FIRST = 'Establish the cause before choosing a repair.';

/** In the order in which they are offered where the pixels suggest none: the commoner first. */
export const DEFECT_KINDS: readonly DefectKind[] = [
  {
    id: 'crack',
    label: 'Crack',
    key: 'c',
    fact: 'Cracking.',
    advice: `Measure and record the crack width on site and monitor it, for example with tell-tales over several months. ${CAUSE_FIRST}`,
  },
  {
    id: 'spalling',
    label: 'Spalling',
    key: 's',
    fact: 'Spalling: loss of material from the surface.',
    advice: `Where loose pieces could fall on people, keep people clear and have them removed safely first. Sound the surroundings by hammer for hollow areas. ${CAUSE_FIRST}`,
  },
  {
    id: 'corrosion',
    label: 'Rust',
    key: 'r',
    fact: 'Rust-coloured staining.',
    advice:
      'Find the corroding metal and measure how much section remains; where the staining comes from behind the surface, open up locally before choosing a repair.',
  },
  {
    id: 'damp',
    label: 'Damp',
    key: 'd',
    fact: 'Damp staining.',
    advice:
      'Measure the moisture and trace its source (gutters, joints, plumbing, condensation) before redecorating.',
  },
  {
    id: 'efflorescence',
    label: 'Efflorescence',
    key: 'e',
    fact: 'White deposits (efflorescence).',
    advice:
      'Trace and stop the source of water before brushing off the deposit, and inspect again after drying.',
  },
  {
    id: 'growth',
    label: 'Growth',
    key: 'g',
    fact: 'Biological growth.',
    advice:
      'Find and stop the source of moisture, then clean off the growth and check the surface under it.',
  },
  {
    id: 'joints',
    label: 'Open joints',
    key: 'j',
    fact: 'Open or eroded joints.',
    advice:
      'Check how deep the joints are open and whether water gets in or units are loose, then choose a mortar or sealant to match and refill them.',
  },
  {
    id: 'rot',
    label: 'Timber decay',
    key: 't',
    fact: 'Decay of timber.',
    advice:
      'Where the timber carries load, keep people clear until a competent engineer has checked it. Probe it to find how much sound section remains, and trace and stop the source of moisture before repair or replacement.',
  },
  {
    id: 'movement',
    label: 'Movement',
    key: 'm',
    fact: 'Deformation or displacement.',
    advice: `Where it could give way, keep people clear and have a competent engineer assess its stability promptly. Measure the deformation and monitor it. ${CAUSE_FIRST}`,
  },
  {
    id: 'damage',
    label: 'Broken, missing',
    key: 'b',
    fact: 'Damaged or missing part.',
    advice:
      'Where a part is loose or leaves a drop unguarded, keep people clear and make it safe first. Check what it fastened, carried or kept dry, then repair or replace it.',
  },
];

/** The kinds with those that the pixels suggest first, likeliest first; the rest as they were. */
export function orderedByHints(hints: readonly string[]): DefectKind[] {
  const rank = ({ id }: DefectKind) => {
    const place = hints.indexOf(id);
    return place === -1 ? hints.length : place;
  };
  return DEFECT_KINDS.toSorted((a, b) => rank(a) - rank(b));
}
