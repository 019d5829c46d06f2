import type { NumberedObservation } from '../../analyst.ts';
import type { Severity } from '../../contract.ts';

/**
 * Ten reports as inspectors leave them: rows taken over from an analyst, rows rewritten in full
 * sentences, notes, blanks. Fictional; for reading the composed sections, and for their tests.
 */
type Row = [element: string, defect: string, recommendation: string, severity?: Severity];

function rows(list: Row[]): NumberedObservation[] {
  return list.map(([element, defect, recommendation, severity], index) => ({
    number: index + 1,
    element,
    defect,
    recommendation,
    severity: severity ?? null,
  }));
}

export const REPORTS: Record<string, NumberedObservation[]> = {
  'residential cracks': rows([
    [
      'Rendered wall, front elevation',
      'Diagonal crack from the corner of the bay window towards the eaves. Probable cause, not confirmed: consistent with differential movement of the bay.',
      'Fit tell-tales and read them monthly for a year before repair.',
      'moderate',
    ],
    [
      'Brick wall, rear elevation',
      'Stepped cracking along the mortar joints below the kitchen window.',
      'Have a structural engineer establish the cause, then rake out and repoint.',
      'moderate',
    ],
    [
      'Plaster ceiling: living room',
      'Hairline cracks running parallel to the joists.',
      'Fill and redecorate when next decorating.',
      'minor',
    ],
    [
      'Internal wall',
      'Vertical crack at the junction of extension and original house',
      'Cut out and form a movement joint.',
      'moderate',
    ],
    [
      'Door frame, hall',
      'Door binds in its frame, frame is out of square',
      'Ease the door; recheck once the movement has been monitored.',
      'moderate',
    ],
    ['Brick wall, side elevation', 'No visible defect.', 'No action required.'],
    [
      'Rendered wall, front elevation',
      'Hairline map cracking of the render.',
      'Fill and redecorate when next decorating.',
      'minor',
    ],
    [
      'Drain gully',
      'Gully blocked with leaves and silt',
      'Clear the gully and have the drains tested for leakage.',
      'moderate',
    ],
    ['', '', ''],
  ]),
  'car park concrete': rows([
    [
      'Reinforced concrete soffit, level 2, bay D4',
      'Spalling with exposed and corroding reinforcement over an area of about 0.5 m². Rust staining on the surrounding concrete. Consistent with chloride-induced corrosion.',
      'Remove loose concrete at once and cordon off the bay below. Have cover, chlorides and half-cell potentials tested before choosing a repair.',
      'safety',
    ],
    [
      'Reinforced concrete column C4, level 1',
      'Vertical crack with rust staining along the corner bar.',
      'Test for chlorides and carbonation, then repair in line with EN 1504.',
      'major',
    ],
    [
      'Deck slab, level 3',
      'Map cracking of the surface, no rust visible.',
      'Seal the surface with a waterproofing system once the cracks are dormant.',
      'moderate',
    ],
    [
      'Expansion joint, level 2',
      'Sealant missing over most of the length; leaching on both sides',
      'Replace the joint seal.',
      'moderate',
    ],
    [
      'Reinforced concrete soffit, level 2, bay D6',
      'Spalling with exposed reinforcement.',
      'Remove loose concrete at once and cordon off the bay below.',
      'safety',
    ],
    [
      'Reinforced concrete column C6',
      'Vertical crack with rust staining along the corner bar.',
      'Test for chlorides and carbonation, then repair in line with EN 1504.',
      'major',
    ],
    [
      'Soffit',
      'Efflorescence and stalactites below the construction joint.',
      'Trace and stop the leakage from above.',
      'moderate',
    ],
    ['Ramp', 'Surface worn, aggregate exposed', 'Resurface', 'minor'],
    [
      'Photo too dark',
      'Nothing inspectable. The photo is too dark.',
      'Take another photo with a light.',
    ],
    ['Parapet, level 4', 'No visible defect.', 'None'],
    ['Drainage outlet', 'Outlet blocked, ponding around it', 'Clear and keep clear.', 'moderate'],
    ['Beam B2', 'Crack', 'Monitor'],
  ]),
  bridge: rows([
    [
      'Masonry arch barrel, underside',
      'Longitudinal crack beneath the spandrel wall, extending over about one third of the span.',
      'Commission a structural assessment of the arch; survey the crack width at marked points every three months.',
      'major',
    ],
    [
      'Parapet, upstream',
      'Copings displaced and two are missing.',
      'Close the footway beside the parapet until the copings are reset.',
      'safety',
    ],
    [
      'Wing wall, north-east',
      'Bulge at mid-height with open joints above it.',
      'Survey line and level; commission a structural engineer to assess stability.',
      'major',
    ],
    [
      'Spandrel wall',
      'Vegetation rooted in the joints, including a young tree.',
      'Cut back, treat the roots, and repoint with lime mortar.',
      'moderate',
    ],
    [
      'Pier 2',
      'Scour hole visible at the upstream cutwater. Depth not measured.',
      'Arrange an underwater inspection.',
      'major',
    ],
    [
      'Bearing, east abutment',
      'Bearing plate corroded, debris has collected around it.',
      'Clean off, inspect and lubricate.',
      'moderate',
    ],
    [
      'Abutment, west',
      'Efflorescence below the drainage outlet',
      'Clear the weep holes and check the waterproofing.',
      'minor',
    ],
    [
      'Deck surfacing',
      'No visible defect. Surfacing appears to have been renewed.',
      'Routine inspection.',
    ],
  ]),
  'brick façade': rows([
    [
      'Brick façade, third floor',
      'Spalled brick faces over roughly ten bricks.',
      'Replace the spalled bricks to match.',
      'moderate',
    ],
    [
      'Brick façade, fourth floor',
      'Spalled brick faces over roughly six bricks.',
      'Replace the spalled bricks to match.',
      'moderate',
    ],
    [
      'Mortar joints, south elevation',
      'Mortar joints are eroded to a depth that could not be measured from the photo.',
      'Rake out and repoint with a compatible mortar.',
      'moderate',
    ],
    [
      'Mortar joints, west elevation',
      'Open joints.',
      'Rake out and repoint with a compatible mortar.',
      'moderate',
    ],
    [
      'Stone lintel over entrance',
      'Stone lintel is cracked through at mid-span and a wedge has dropped.',
      'Prop the lintel immediately and keep the entrance closed. Replace to a structural engineer\u2019s detail.',
      'safety',
    ],
    [
      'Brick façade',
      'White efflorescence below the parapet',
      'Brush off dry; check the parapet gutter for leaks.',
      'minor',
    ],
    [
      'Brick façade',
      'Moss and algae along the plinth',
      'Clean off and improve the drainage at the base.',
      'minor',
    ],
    [
      'Steel wall tie',
      'Rust staining at regular spacing, may indicate corroding wall ties',
      'Have a contractor open up at three places and inspect the ties by endoscope.',
      'major',
    ],
    ['Window sills', 'Cracked sills to three windows', 'Repair or replace.', 'minor'],
    ['Brick façade, east elevation', 'No visible defect', ''],
    ['Brick façade, east elevation', 'No visible defect', ''],
  ]),
  'timber roof': rows([
    [
      'Timber rafter, north slope',
      'Wet rot at the foot of the rafter where it meets the wall plate.',
      'Probe the timber and cut back to sound wood; splice in treated timber to an engineer\u2019s detail.',
      'major',
    ],
    [
      'Timber rafters',
      'Insect flight holes are visible. No frass was seen, so activity is not confirmed.',
      'Have a timber specialist check for activity before treatment.',
      'moderate',
    ],
    [
      'Purlin',
      'Longitudinal split (shake) along the purlin',
      'Monitor; bolt plates across if it opens.',
      'minor',
    ],
    [
      'Roof tiles, north slope',
      'Five slipped tiles; daylight is visible.',
      'Refix the tiles before the next heavy rain.',
      'moderate',
    ],
    [
      'Lead flashing at chimney',
      'Flashing has lifted and the mortar fillet is missing.',
      'Dress back and repoint.',
      'moderate',
    ],
    [
      'Chimney stack',
      'Stack leans towards the ridge; joints are open on the windward side',
      'Stay off the roof below the stack. Have a structural engineer inspect it at once.',
      'safety',
    ],
    ['Roof void insulation', 'Insulation missing over the eaves', 'Make good', 'minor'],
  ]),
  'basement damp': rows([
    [
      'Basement wall, north',
      'Tide mark at about knee height with salts above it.',
      'Have moisture profiles measured before choosing a treatment.',
      'moderate',
    ],
    [
      'Basement wall, east',
      'Damp patch at the base of the wall. Mould growth in the corner.',
      'Improve ventilation and clean off the mould; have moisture profiles measured before choosing a treatment.',
      'moderate',
    ],
    [
      'Basement floor',
      'Ponding water in the south-west corner',
      'Trace the source; check the sump pump.',
      'moderate',
    ],
    [
      'Service penetration',
      'Water is running in around the pipe sleeve.',
      'Seal the sleeve with a hydrophilic seal.',
      'major',
    ],
    [
      'Timber skirting',
      'Skirting decayed, fungal fruiting body present',
      'Have a timber specialist identify the fungus at once: dry rot spreads quickly.',
      'major',
    ],
    ['Blurred photo', 'Nothing inspectable.', 'Take another photo, closer.'],
    [
      'Socket outlet',
      'Socket outlet is wet and stained',
      'Isolate the circuit and have it tested by an electrician before use.',
      'safety',
    ],
  ]),
  'retaining wall': rows([
    [
      'Concrete retaining wall, chainage 20 m',
      'Horizontal crack at mid-height along about 6 m. The wall leans outwards above it.',
      'Keep people and vehicles away from the wall, above and below. Have a geotechnical engineer assess its stability at once.',
      'safety',
    ],
    [
      'Weep holes',
      'Weep holes are blocked.',
      'Clear the weep holes and check that they run after rain.',
      'major',
    ],
    [
      'Backfill behind wall',
      'Ground has cracked and settled behind the wall',
      'Seal the crack against surface water meanwhile.',
      'major',
    ],
    [
      'Concrete retaining wall, chainage 45 m',
      'Leaching from the construction joint.',
      'Clean off and inject once the drainage works.',
      'minor',
    ],
  ]),
  'steel canopy': rows([
    [
      'Steel column base',
      'Coating has broken down and pitting corrosion is visible around the base plate. The loss of section has not been measured.',
      'Clean to bare metal and measure the remaining section.',
      'major',
    ],
    ['Canopy beam', 'Surface rust', 'Prepare and repaint.', 'minor'],
    ['Canopy beam', 'Surface rust', 'Prepare and repaint.', 'minor'],
    [
      'Bolted connection',
      'One bolt is missing and another is loose.',
      'Replace and tighten to the specified torque; check all similar connections.',
      'major',
    ],
    [
      'Canopy glazing',
      'Cracked glass panel overhead',
      'Cordon off beneath and replace the panel.',
      'safety',
    ],
    ['Gutter', 'Gutter leaks at the joint', 'Reseal.', 'minor'],
  ]),
  'post-earthquake': rows([
    [
      'Masonry infill panel, second storey',
      'X-shaped diagonal cracking through the full panel, with plaster fallen.',
      'Evacuate the rooms on both sides until an engineer has assessed the panel.',
      'safety',
    ],
    [
      'Reinforced concrete column, ground storey',
      'Concrete crushed at the top of the column, bars are exposed and have buckled.',
      'Do not enter. Prop under the direction of a structural engineer.',
      'safety',
    ],
    [
      'Beam-column joint',
      'Diagonal cracks in the joint.',
      'Detailed assessment by a structural engineer.',
      'major',
    ],
    ['Stair landing', 'Landing has separated from the wall.', 'Close the stair.', 'safety'],
    [
      'Brick parapet',
      'Parapet has partly collapsed onto the pavement',
      'Cordon off the pavement and take down what is loose.',
      'safety',
    ],
    [
      'Partition',
      'Cracks at the junction with the ceiling',
      'Cosmetic repair after the structure has been assessed.',
      'minor',
    ],
    ['Roof tiles', 'tiles dislodged along the ridge', 'Cordon off below; refix.', 'safety'],
    ['Foundation', 'No visible defect where exposed.', 'Include in the detailed assessment.'],
    ['Ceiling', 'same as Photo 99 of last year\u2019s report', 'See Photo 99'],
    ['', '', ''],
    ['', '', ''],
  ]),
  'sound building': rows([
    ['Concrete floor slab', 'No visible defect.', 'No action required.'],
    ['Brick wall', 'No visible defect.', 'No action required.'],
    [
      'Flat roof membrane',
      'No visible defect. Minor ponding marks only.',
      'Keep the outlets clear.',
    ],
    ['Steel stair', 'No visible defect.', 'No action required.'],
    ['Window frames', 'No visible defect.', 'Routine maintenance.'],
  ]),
};
