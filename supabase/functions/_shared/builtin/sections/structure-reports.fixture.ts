import type { NumberedObservation } from '../../analyst.ts';
import { rows } from './report-rows.fixture.ts';

/** Reports on bridges, frames, walls that retain, and what an earthquake left. */
export const STRUCTURE_REPORTS: Record<string, NumberedObservation[]> = {
  'car park concrete': rows(`
    Reinforced concrete soffit, level 2, bay D4 | Spalling with exposed and corroding reinforcement over an area of about 0.5 m². Rust staining on the surrounding concrete. Consistent with chloride-induced corrosion. | Remove loose concrete at once and cordon off the bay below. Have cover, chlorides and half-cell potentials tested before choosing a repair. | safety
    Reinforced concrete column C4, level 1 | Vertical crack with rust staining along the corner bar. | Test for chlorides and carbonation, then repair in line with EN 1504. | major
    Deck slab, level 3 | Map cracking of the surface, no rust visible. | Seal the surface with a waterproofing system once the cracks are dormant. | moderate
    Expansion joint, level 2 | Sealant missing over most of the length; leaching on both sides | Replace the joint seal. | moderate
    Reinforced concrete soffit, level 2, bay D6 | Spalling with exposed reinforcement. | Remove loose concrete at once and cordon off the bay below. | safety
    Reinforced concrete column C6 | Vertical crack with rust staining along the corner bar. | Test for chlorides and carbonation, then repair in line with EN 1504. | major
    Soffit | Efflorescence and stalactites below the construction joint. | Trace and stop the leakage from above. | moderate
    Ramp | Surface worn, aggregate exposed | Resurface | minor
    Photo too dark | Nothing inspectable. The photo is too dark. | Take another photo with a light.
    Parapet, level 4 | No visible defect. | None
    Drainage outlet | Outlet blocked, ponding around it | Clear and keep clear. | moderate
    Beam B2 | Crack | Monitor
  `),
  bridge: rows(`
    Masonry arch barrel, underside | Longitudinal crack beneath the spandrel wall, extending over about one third of the span. | Commission a structural assessment of the arch; survey the crack width at marked points every three months. | major
    Parapet, upstream | Copings displaced and two are missing. | Close the footway beside the parapet until the copings are reset. | safety
    Wing wall, north-east | Bulge at mid-height with open joints above it. | Survey line and level; commission a structural engineer to assess stability. | major
    Spandrel wall | Vegetation rooted in the joints, including a young tree. | Cut back, treat the roots, and repoint with lime mortar. | moderate
    Pier 2 | Scour hole visible at the upstream cutwater. Depth not measured. | Arrange an underwater inspection. | major
    Bearing, east abutment | Bearing plate corroded, debris has collected around it. | Clean off, inspect and lubricate. | moderate
    Abutment, west | Efflorescence below the drainage outlet | Clear the weep holes and check the waterproofing. | minor
    Deck surfacing | No visible defect. Surfacing appears to have been renewed. | Routine inspection.
  `),
  'retaining wall': rows(`
    Concrete retaining wall, chainage 20 m | Horizontal crack at mid-height along about 6 m. The wall leans outwards above it. | Keep people and vehicles away from the wall, above and below. Have a geotechnical engineer assess its stability at once. | safety
    Weep holes | Weep holes are blocked. | Clear the weep holes and check that they run after rain. | major
    Backfill behind wall | Ground has cracked and settled behind the wall | Seal the crack against surface water meanwhile. | major
    Concrete retaining wall, chainage 45 m | Leaching from the construction joint. | Clean off and inject once the drainage works. | minor
  `),
  'steel canopy': rows(`
    Steel column base | Coating has broken down and pitting corrosion is visible around the base plate. The loss of section has not been measured. | Clean to bare metal and measure the remaining section. | major
    Canopy beam | Surface rust | Prepare and repaint. | minor
    Canopy beam | Surface rust | Prepare and repaint. | minor
    Bolted connection | One bolt is missing and another is loose. | Replace and tighten to the specified torque; check all similar connections. | major
    Canopy glazing | Cracked glass panel overhead | Cordon off beneath and replace the panel. | safety
    Gutter | Gutter leaks at the joint | Reseal. | minor
  `),
  'post-earthquake': rows(`
    Masonry infill panel, second storey | X-shaped diagonal cracking through the full panel, with plaster fallen. | Evacuate the rooms on both sides until an engineer has assessed the panel. | safety
    Reinforced concrete column, ground storey | Concrete crushed at the top of the column, bars are exposed and have buckled. | Do not enter. Prop under the direction of a structural engineer. | safety
    Beam-column joint | Diagonal cracks in the joint. | Detailed assessment by a structural engineer. | major
    Stair landing | Landing has separated from the wall. | Close the stair. | safety
    Brick parapet | Parapet has partly collapsed onto the pavement | Cordon off the pavement and take down what is loose. | safety
    Partition | Cracks at the junction with the ceiling | Cosmetic repair after the structure has been assessed. | minor
    Roof tiles | tiles dislodged along the ridge | Cordon off below; refix. | safety
    Foundation | No visible defect where exposed. | Include in the detailed assessment.
    Ceiling | same as Photo 99 of last year’s report | See Photo 99
     |  |
     |  |
  `),
};
