import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
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
    steppedCrack: {
      defect: 'Stepped crack along the mortar joints, up to … mm wide, over … courses.',
      advice:
        'Record the crack width and fix tell-tales; monitor over several months. Establish the cause before repair.',
    },
    verticalCrack: {
      defect: 'Vertical crack through the masonry units, up to … mm wide, … m long.',
      advice:
        'Record the crack width and monitor it. Establish the cause before cutting out and repairing.',
    },
    openJoints: {
      defect: 'Mortar joints eroded to a depth of about … mm over about … m².',
      advice:
        'Rake out and repoint with a mortar no stronger than the units and matched to the existing.',
    },
    spalledBrick: {
      defect: 'Faces of bricks spalled over about … m².',
      advice:
        'Where pieces could fall on people, keep people clear and remove them first. Trace the source of moisture, then cut out and replace the spalled bricks.',
    },
    bulge: {
      defect: 'Wall out of plumb or bulging by about … mm over a height of … m.',
      advice:
        'Keep people clear of where it could fall. Have a structural engineer assess its stability promptly, and monitor the movement.',
    },
    looseCoping: {
      defect: 'Coping unit loose or displaced by about … mm.',
      advice: 'Keep people clear below and secure it at once; then rebed and fix the copings.',
    },
    concreteCrack: {
      defect: 'Crack in the concrete, up to … mm wide, … m long.',
      advice:
        'Record the crack width and monitor it. Establish whether it moves, and its cause, before choosing a repair.',
    },
    mapCracking: {
      defect: 'Map cracking over about … m², cracks up to … mm wide.',
      advice: 'Take samples to establish the cause before choosing a treatment; monitor meanwhile.',
    },
    exposedBar: {
      defect: 'Concrete spalled over about … m², reinforcement exposed and corroded over … m.',
      advice:
        'Where concrete could fall on people, keep people clear and remove it first. Measure the remaining bar section, test cover, carbonation and chlorides, then design the repair.',
    },
    hollowConcrete: {
      defect: 'Concrete sounds hollow under the hammer over about … m².',
      advice:
        'Where concrete could fall on people, keep people clear and remove it first. Open up locally to establish depth and cause, then repair.',
    },
    rustStain: {
      defect: 'Rust-coloured staining from a crack or joint over … m.',
      advice: 'Open up locally and measure how much section of the metal remains before repair.',
    },
    honeycomb: {
      defect: 'Honeycombing over about … m², about … mm deep.',
      advice: 'Sound the area, check the cover to reinforcement, and fill with a repair mortar.',
    },
    coatingLoss: {
      defect: 'Protective coating failed over about … % of the surface, with surface corrosion.',
      advice: 'Prepare the surface and renew the coating before section is lost.',
    },
    sectionLoss: {
      defect: 'Corrosion with loss of section: about … mm remain of … mm.',
      advice:
        'Restrict loading until a structural engineer has checked the remaining section against the loads. Then repair or strengthen.',
    },
    looseBolt: {
      defect: '… bolts or rivets missing or loose.',
      advice: 'Have the connection checked and the fasteners replaced and tightened promptly.',
    },
    bentMember: {
      defect: 'Member bent by about … mm over … m.',
      advice:
        'Have a structural engineer assess its capacity; straighten, strengthen or replace it.',
    },
    softTimber: {
      defect: 'Timber soft and decayed over about … m; a probe enters … mm.',
      advice:
        'Keep people clear where it carries load until it has been checked. Stop the source of moisture, cut back to sound timber and replace.',
    },
    insectHoles: {
      defect: 'Flight holes of wood-boring insects over about … m, some with fresh dust.',
      advice: 'Have the species and activity established; probe for the remaining sound section.',
    },
    timberSplit: {
      defect: 'Split along the grain, … m long, up to … mm wide.',
      advice: 'Check whether it passes through a connection; monitor, or strengthen where it does.',
    },
    slippedTiles: {
      defect: 'About … slates or tiles slipped, broken or missing.',
      advice: 'Keep people clear below. Refix or replace them and check the underlay and battens.',
    },
    flashingOpen: {
      defect: 'Flashing lifted, split or missing over … m.',
      advice: 'Refix or renew the flashing and check the construction behind it for moisture.',
    },
    blockedGutter: {
      defect: 'Gutter or outlet blocked over … m; signs of overflow on the wall below.',
      advice: 'Clear it and check falls and joints; clean it at regular intervals.',
    },
    membrane: {
      defect: 'Roof membrane blistered, split or open at a seam over … m.',
      advice: 'Repair it and check the insulation below for moisture.',
    },
    ponding: {
      defect: 'Water ponds over about … m², up to … mm deep.',
      advice: 'Clear the outlets and check the falls; correct them where water remains.',
    },
    dampFoot: {
      defect: 'Damp staining at the foot of the wall to a height of about … m.',
      advice:
        'Measure the moisture across height and depth and establish its source before any treatment.',
    },
    ceilingStain: {
      defect: 'Water stain on the ceiling, about … × … m, … to the touch.',
      advice: 'Trace and stop the source above, let it dry, then check the ceiling’s fixing.',
    },
    mould: {
      defect: 'Mould growth over about … m².',
      advice:
        'Establish the source of moisture (leak, thermal bridge, ventilation) and remove the mould safely.',
    },
    whiteDeposits: {
      defect: 'White deposits on the surface over about … m².',
      advice: 'Trace and stop the source of water, brush off the deposits when dry and look again.',
    },
    hollowRender: {
      defect: 'Render cracked and hollow-sounding over about … m².',
      advice:
        'Keep people clear where pieces could fall and remove loose render. Establish the cause, then renew it.',
    },
    flakingPaint: {
      defect: 'Paint flaking over about … m².',
      advice: 'Check the substrate for moisture, prepare the surface and repaint.',
    },
    looseTiles: {
      defect: '… wall or floor tiles loose, cracked or missing.',
      advice: 'Remove loose tiles, check the substrate and refix.',
    },
    brokenGlass: {
      defect: 'Glass cracked or broken, pane about … × … m.',
      advice: 'Make it safe at once and replace the pane with glass of the needed class.',
    },
    perishedSealant: {
      defect: 'Sealant perished or missing around the opening over … m.',
      advice: 'Rake out and renew the sealant; check the reveal for moisture.',
    },
    looseGuard: {
      defect: 'Guarding loose, damaged or missing over … m; drop of about … m.',
      advice: 'Close off the edge at once, then repair the guarding and check its fixings.',
    },
    unevenSurface: {
      defect: 'Uneven surface with a step of about … mm.',
      advice: 'Mark it or close it off as a trip hazard, then relay or grind it level.',
    },
    scour: {
      defect: 'Scour at the foundation, about … m deep over … m.',
      advice:
        'Restrict use until a bridge engineer has assessed the stability and the bed has been surveyed. Then fill and protect the bed.',
    },
    rootedPlants: {
      defect: 'Vegetation rooted in joints over about … m.',
      advice: 'Remove the plants with their roots and repoint the joints.',
    },
    blockedWeepHole: {
      defect: '… weep holes or drains blocked; damp staining around them.',
      advice: 'Clear them and check that water drains freely.',
    },
    seizedBearing: {
      defect: 'Bearing corroded, displaced or without free movement.',
      advice: 'Have a bridge engineer assess it; clean, free or replace the bearing.',
    },
    jointFiller: {
      defect: 'Movement joint filled with debris, its sealing missing over … m.',
      advice: 'Clean the joint, renew the sealing and check the parts below for moisture.',
    },
    pothole: {
      defect: 'Surface broken out, about … × … m, … mm deep.',
      advice: 'Make it safe for traffic at once, then patch it and check the drainage.',
    },
  },
};
