import type { NumberedObservation } from '../../analyst.ts';
import { rows } from './report-rows.fixture.ts';

/** Reports on houses and their parts. */
export const HOUSE_REPORTS: Record<string, NumberedObservation[]> = {
  'residential cracks': rows(`
    Rendered wall, front elevation | Diagonal crack from the corner of the bay window towards the eaves. Probable cause, not confirmed: consistent with differential movement of the bay. | Fit tell-tales and read them monthly for a year before repair. | moderate
    Brick wall, rear elevation | Stepped cracking along the mortar joints below the kitchen window. | Have a structural engineer establish the cause, then rake out and repoint. | moderate
    Plaster ceiling: living room | Hairline cracks running parallel to the joists. | Fill and redecorate when next decorating. | minor
    Internal wall | Vertical crack at the junction of extension and original house | Cut out and form a movement joint. | moderate
    Door frame, hall | Door binds in its frame, frame is out of square | Ease the door; recheck once the movement has been monitored. | moderate
    Brick wall, side elevation | No visible defect. | No action required.
    Rendered wall, front elevation | Hairline map cracking of the render. | Fill and redecorate when next decorating. | minor
    Drain gully | Gully blocked with leaves and silt | Clear the gully and have the drains tested for leakage. | moderate
     |  |
  `),
  'brick façade': rows(`
    Brick façade, third floor | Spalled brick faces over roughly ten bricks. | Replace the spalled bricks to match. | moderate
    Brick façade, fourth floor | Spalled brick faces over roughly six bricks. | Replace the spalled bricks to match. | moderate
    Mortar joints, south elevation | Mortar joints are eroded to a depth that could not be measured from the photo. | Rake out and repoint with a compatible mortar. | moderate
    Mortar joints, west elevation | Open joints. | Rake out and repoint with a compatible mortar. | moderate
    Stone lintel over entrance | Stone lintel is cracked through at mid-span and a wedge has dropped. | Prop the lintel immediately and keep the entrance closed. Replace to a structural engineer’s detail. | safety
    Brick façade | White efflorescence below the parapet | Brush off dry; check the parapet gutter for leaks. | minor
    Brick façade | Moss and algae along the plinth | Clean off and improve the drainage at the base. | minor
    Steel wall tie | Rust staining at regular spacing, may indicate corroding wall ties | Have a contractor open up at three places and inspect the ties by endoscope. | major
    Window sills | Cracked sills to three windows | Repair or replace. | minor
    Brick façade, east elevation | No visible defect |
    Brick façade, east elevation | No visible defect |
  `),
  'timber roof': rows(`
    Timber rafter, north slope | Wet rot at the foot of the rafter where it meets the wall plate. | Probe the timber and cut back to sound wood; splice in treated timber to an engineer’s detail. | major
    Timber rafters | Insect flight holes are visible. No frass was seen, so activity is not confirmed. | Have a timber specialist check for activity before treatment. | moderate
    Purlin | Longitudinal split (shake) along the purlin | Monitor; bolt plates across if it opens. | minor
    Roof tiles, north slope | Five slipped tiles; daylight is visible. | Refix the tiles before the next heavy rain. | moderate
    Lead flashing at chimney | Flashing has lifted and the mortar fillet is missing. | Dress back and repoint. | moderate
    Chimney stack | Stack leans towards the ridge; joints are open on the windward side | Stay off the roof below the stack. Have a structural engineer inspect it at once. | safety
    Roof void insulation | Insulation missing over the eaves | Make good | minor
  `),
  'basement damp': rows(`
    Basement wall, north | Tide mark at about knee height with salts above it. | Have moisture profiles measured before choosing a treatment. | moderate
    Basement wall, east | Damp patch at the base of the wall. Mould growth in the corner. | Improve ventilation and clean off the mould; have moisture profiles measured before choosing a treatment. | moderate
    Basement floor | Ponding water in the south-west corner | Trace the source; check the sump pump. | moderate
    Service penetration | Water is running in around the pipe sleeve. | Seal the sleeve with a hydrophilic seal. | major
    Timber skirting | Skirting decayed, fungal fruiting body present | Have a timber specialist identify the fungus at once: dry rot spreads quickly. | major
    Blurred photo | Nothing inspectable. | Take another photo, closer.
    Socket outlet | Socket outlet is wet and stained | Isolate the circuit and have it tested by an electrician before use. | safety
  `),
  'sound building': rows(`
    Concrete floor slab | No visible defect. | No action required.
    Brick wall | No visible defect. | No action required.
    Flat roof membrane | No visible defect. Minor ponding marks only. | Keep the outlets clear.
    Steel stair | No visible defect. | No action required.
    Window frames | No visible defect. | Routine maintenance.
  `),
};
