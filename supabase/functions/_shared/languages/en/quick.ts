/** The choices; every other language has the same. */
export const QUICK = {
  kinds: {
    crack: [
      'Cracking.',
      'Measure and record the crack width on site and monitor it, for example with tell-tales over several months. Establish the cause before choosing a repair.',
    ],
    spalling: [
      'Spalling: loss of material from the surface.',
      'Where loose pieces could fall on people, keep people clear and have them removed safely first. Sound the surroundings by hammer for hollow areas. Establish the cause before choosing a repair.',
    ],
    corrosion: [
      'Rust-coloured staining.',
      'Find the corroding metal and measure how much section remains; where the staining comes from behind the surface, open up locally before choosing a repair.',
    ],
    damp: [
      'Damp staining.',
      'Measure the moisture and trace its source (gutters, joints, plumbing, condensation) before redecorating.',
    ],
    efflorescence: [
      'White deposits (efflorescence).',
      'Trace and stop the source of water before brushing off the deposit, and inspect again after drying.',
    ],
    growth: [
      'Biological growth.',
      'Find and stop the source of moisture, then clean off the growth and check the surface under it.',
    ],
    joints: [
      'Open or eroded joints.',
      'Check how deep the joints are open and whether water gets in or units are loose, then choose a mortar or sealant to match and refill them.',
    ],
    rot: [
      'Decay of timber.',
      'Where the timber carries load, keep people clear until a competent engineer has checked it. Probe it to find how much sound section remains, and trace and stop the source of moisture before repair or replacement.',
    ],
    movement: [
      'Deformation or displacement.',
      'Where it could give way, keep people clear and have a competent engineer assess its stability promptly. Measure the deformation and monitor it. Establish the cause before choosing a repair.',
    ],
    damage: [
      'Damaged or missing part.',
      'Where a part is loose or leaves a drop unguarded, keep people clear and make it safe first. Check what it fastened, carried or kept dry, then repair or replace it.',
    ],
  },
  elements: {
    wall: 'Wall',
    column: 'Column',
    beam: 'Beam',
    slab: 'Slab or ceiling',
    roof: 'Roof',
    floor: 'Floor',
    foundation: 'Foundation',
    opening: 'Window or door',
    stairs: 'Stairs or balcony',
    facade: 'Façade or cladding',
    deck: 'Bridge deck',
    pier: 'Pier or abutment',
    pipe: 'Pipe or gutter',
  },
  made: {
    brick: 'Brick {element}',
    concrete: 'Concrete {element}',
    stone: 'Stone {element}',
    timber: 'Timber {element}',
    metal: 'Metal {element}',
    rendered: 'Rendered {element}',
    plastered: 'Plastered {element}',
  },
  places: {
    outside: 'Outside',
    inside: 'Inside',
    north: 'North side',
    east: 'East side',
    south: 'South side',
    west: 'West side',
    basement: 'Basement',
    ground: 'Ground floor',
    upper: 'Upper floor',
    roof: 'Roof level',
  },
  none: {
    defect: 'No visible defect in the area shown.',
    recommendation: 'No action indicated by this photo; what it does not show was not assessed.',
  },
  nothing: {
    element: 'Nothing inspectable in this photo',
    defect: 'Nothing could be assessed from this photo.',
    recommendation: 'Take another photo that shows the element to be inspected.',
  },
} as const;
