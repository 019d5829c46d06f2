/** The most common elements and defects, in the order in which they are offered. */
export const PHRASES = {
  elements: {
    wall: 'External wall',
    retainingWall: 'Retaining wall',
    parapet: 'Parapet',
    coping: 'Coping',
    arch: 'Arch barrel',
    spandrel: 'Spandrel wall',
    abutment: 'Abutment',
    pier: 'Pier',
    wingWall: 'Wing wall',
    soffit: 'Deck soffit',
    beam: 'Concrete beam',
    column: 'Column',
    slab: 'Floor slab',
    foundation: 'Foundation',
    stairs: 'Staircase',
    balcony: 'Balcony',
    handrail: 'Handrail and guarding',
    roof: 'Roof covering',
    chimney: 'Chimney stack',
    gutter: 'Gutter and downpipe',
    flashing: 'Flashing',
    window: 'Window',
    lintel: 'Lintel',
    door: 'Door',
    ceiling: 'Ceiling',
    partition: 'Internal partition',
    cladding: 'Façade cladding',
    steelBeam: 'Steel beam',
    connection: 'Steel connection',
    truss: 'Roof truss',
    joist: 'Timber joist',
    bearing: 'Bearing',
    movementJoint: 'Movement joint',
    drain: 'Drainage channel',
    pavement: 'Paved surface',
    embankment: 'Embankment',
  },
  defects: {
    steppedCrack: [
      'Stepped crack along the mortar joints, up to … mm wide, over … courses.',
      'Record the crack width and fix tell-tales; monitor over several months. Establish the cause before repair.',
    ],
    verticalCrack: [
      'Vertical crack through the masonry units, up to … mm wide, … m long.',
      'Record the crack width and monitor it. Establish the cause before cutting out and repairing.',
    ],
    openJoints: [
      'Mortar joints eroded to a depth of about … mm over about … m².',
      'Rake out and repoint with a mortar no stronger than the units and matched to the existing.',
    ],
    spalledBrick: [
      'Faces of bricks spalled over about … m².',
      'Where pieces could fall on people, keep people clear and remove them first. Trace the source of moisture, then cut out and replace the spalled bricks.',
    ],
    bulge: [
      'Wall out of plumb or bulging by about … mm over a height of … m.',
      'Keep people clear of where it could fall. Have a structural engineer assess its stability promptly, and monitor the movement.',
    ],
    looseCoping: [
      'Coping unit loose or displaced by about … mm.',
      'Keep people clear below and secure it at once; then rebed and fix the copings.',
    ],
    concreteCrack: [
      'Crack in the concrete, up to … mm wide, … m long.',
      'Record the crack width and monitor it. Establish whether it moves, and its cause, before choosing a repair.',
    ],
    mapCracking: [
      'Map cracking over about … m², cracks up to … mm wide.',
      'Take samples to establish the cause before choosing a treatment; monitor meanwhile.',
    ],
    exposedBar: [
      'Concrete spalled over about … m², reinforcement exposed and corroded over … m.',
      'Where concrete could fall on people, keep people clear and remove it first. Measure the remaining bar section, test cover, carbonation and chlorides, then design the repair.',
    ],
    hollowConcrete: [
      'Concrete sounds hollow under the hammer over about … m².',
      'Where concrete could fall on people, keep people clear and remove it first. Open up locally to establish depth and cause, then repair.',
    ],
    rustStain: [
      'Rust-coloured staining from a crack or joint over … m.',
      'Open up locally and measure how much section of the metal remains before repair.',
    ],
    honeycomb: [
      'Honeycombing over about … m², about … mm deep.',
      'Sound the area, check the cover to reinforcement, and fill with a repair mortar.',
    ],
    coatingLoss: [
      'Protective coating failed over about … % of the surface, with surface corrosion.',
      'Prepare the surface and renew the coating before section is lost.',
    ],
    sectionLoss: [
      'Corrosion with loss of section: about … mm remain of … mm.',
      'Restrict loading until a structural engineer has checked the remaining section against the loads. Then repair or strengthen.',
    ],
    looseBolt: [
      '… bolts or rivets missing or loose.',
      'Have the connection checked and the fasteners replaced and tightened promptly.',
    ],
    bentMember: [
      'Member bent by about … mm over … m.',
      'Have a structural engineer assess its capacity; straighten, strengthen or replace it.',
    ],
    softTimber: [
      'Timber soft and decayed over about … m; a probe enters … mm.',
      'Keep people clear where it carries load until it has been checked. Stop the source of moisture, cut back to sound timber and replace.',
    ],
    insectHoles: [
      'Flight holes of wood-boring insects over about … m, some with fresh dust.',
      'Have the species and activity established; probe for the remaining sound section.',
    ],
    timberSplit: [
      'Split along the grain, … m long, up to … mm wide.',
      'Check whether it passes through a connection; monitor, or strengthen where it does.',
    ],
    slippedTiles: [
      'About … slates or tiles slipped, broken or missing.',
      'Keep people clear below. Refix or replace them and check the underlay and battens.',
    ],
    flashingOpen: [
      'Flashing lifted, split or missing over … m.',
      'Refix or renew the flashing and check the construction behind it for moisture.',
    ],
    blockedGutter: [
      'Gutter or outlet blocked over … m; signs of overflow on the wall below.',
      'Clear it and check falls and joints; clean it at regular intervals.',
    ],
    membrane: [
      'Roof membrane blistered, split or open at a seam over … m.',
      'Repair it and check the insulation below for moisture.',
    ],
    ponding: [
      'Water ponds over about … m², up to … mm deep.',
      'Clear the outlets and check the falls; correct them where water remains.',
    ],
    dampFoot: [
      'Damp staining at the foot of the wall to a height of about … m.',
      'Measure the moisture across height and depth and establish its source before any treatment.',
    ],
    ceilingStain: [
      'Water stain on the ceiling, about … × … m, … to the touch.',
      'Trace and stop the source above, let it dry, then check the ceiling’s fixing.',
    ],
    mould: [
      'Mould growth over about … m².',
      'Establish the source of moisture (leak, thermal bridge, ventilation) and remove the mould safely.',
    ],
    whiteDeposits: [
      'White deposits on the surface over about … m².',
      'Trace and stop the source of water, brush off the deposits when dry and look again.',
    ],
    hollowRender: [
      'Render cracked and hollow-sounding over about … m².',
      'Keep people clear where pieces could fall and remove loose render. Establish the cause, then renew it.',
    ],
    flakingPaint: [
      'Paint flaking over about … m².',
      'Check the substrate for moisture, prepare the surface and repaint.',
    ],
    looseTiles: [
      '… wall or floor tiles loose, cracked or missing.',
      'Remove loose tiles, check the substrate and refix.',
    ],
    brokenGlass: [
      'Glass cracked or broken, pane about … × … m.',
      'Make it safe at once and replace the pane with glass of the needed class.',
    ],
    perishedSealant: [
      'Sealant perished or missing around the opening over … m.',
      'Rake out and renew the sealant; check the reveal for moisture.',
    ],
    looseGuard: [
      'Guarding loose, damaged or missing over … m; drop of about … m.',
      'Close off the edge at once, then repair the guarding and check its fixings.',
    ],
    unevenSurface: [
      'Uneven surface with a step of about … mm.',
      'Mark it or close it off as a trip hazard, then relay or grind it level.',
    ],
    scour: [
      'Scour at the foundation, about … m deep over … m.',
      'Restrict use until a bridge engineer has assessed the stability and the bed has been surveyed. Then fill and protect the bed.',
    ],
    rootedPlants: [
      'Vegetation rooted in joints over about … m.',
      'Remove the plants with their roots and repoint the joints.',
    ],
    blockedWeepHole: [
      '… weep holes or drains blocked; damp staining around them.',
      'Clear them and check that water drains freely.',
    ],
    seizedBearing: [
      'Bearing corroded, displaced or without free movement.',
      'Have a bridge engineer assess it; clean, free or replace the bearing.',
    ],
    jointFiller: [
      'Movement joint filled with debris, its sealing missing over … m.',
      'Clean the joint, renew the sealing and check the parts below for moisture.',
    ],
    pothole: [
      'Surface broken out, about … × … m, … mm deep.',
      'Make it safe for traffic at once, then patch it and check the drainage.',
    ],
  },
} as const;
