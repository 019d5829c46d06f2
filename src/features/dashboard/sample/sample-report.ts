import type { Database } from '@/lib/database.types';
import type { SamplePhoto } from './sample-photos';

type Row = Database['public']['Tables']['observations']['Row'];
type SampleRow = Pick<
  Row,
  'element' | 'defect' | 'recommendation' | 'outcome' | 'severity' | 'urgency' | 'location'
>;

/** The author of the sample rows' proposals: no analyst saw a photo, and the name says so. */
export const SAMPLE_ANALYST = 'sample';

export const SAMPLE_REPORT = {
  title: 'Sample: road viaduct, principal inspection',
  client_name: 'Sample client',
  structure: 'Road viaduct, reinforced concrete, four spans',
  site_address: 'A road that does not exist',
  reference: 'SAMPLE-001',
  weather: 'Overcast, dry, 8 °C',
  scope:
    'This is a sample report. It shows what Plumbline makes of photos: the structure does not exist, and the photos are drawn.',
  not_inspected: 'Bearings and joints: no access from the ground.',
};

/** The parts that an office usually wants; `cover_photo` is added with the row’s id. */
export const SAMPLE_LAYOUT = { cover: true, contents: true, summary: true, signature: true };

/** The sample's rows. All but the last are accepted: checking one is left to try. */
export const SAMPLE_ROWS: Record<SamplePhoto, SampleRow> = {
  bridge: {
    element: 'Viaduct, general view',
    defect: 'No visible defect at this distance. A tree stands close to the second span.',
    recommendation: 'Prune the tree before the next inspection.',
    outcome: 'no_visible_defect',
    severity: null,
    urgency: 'planned',
    location: 'East elevation',
  },
  crack: {
    element: 'Pier 2, west face',
    defect: 'Vertical crack with one branch, over the whole height of the photo.',
    recommendation: 'Measure the width and fit a gauge. Read it monthly for a year.',
    outcome: 'defect',
    severity: 'moderate',
    urgency: 'soon',
    location: 'Pier 2, 1.2 m above ground',
  },
  spall: {
    element: 'Deck soffit, span 3',
    defect: 'Spalled cover with an exposed, corroding reinforcement bar.',
    recommendation:
      'Remove loose concrete above the footpath now. Measure the remaining bar section, then repair.',
    outcome: 'defect',
    severity: 'major',
    urgency: 'immediate',
    location: 'Span 3, above the footpath',
  },
  rust: {
    element: 'Abutment wall, north',
    defect: 'Rust-coloured stains below four fixings.',
    recommendation: 'Sound the concrete around the fixings and replace them in stainless steel.',
    outcome: 'defect',
    severity: 'minor',
    urgency: 'planned',
    location: 'North abutment, upper third',
  },
  damp: {
    element: 'Abutment wall, south',
    defect: 'Damp over the lower half of the wall, with a tide mark of deposits.',
    recommendation:
      'Clear the weep holes and the drain behind the wall, then look again after rain.',
    outcome: 'defect',
    severity: 'moderate',
    urgency: 'soon',
    location: 'South abutment, below 1.5 m',
  },
  growth: {
    element: 'Pier 4, base',
    defect: 'Moss over most of the surface, consistent with standing moisture.',
    recommendation: 'Clean the surface and see that the ground falls away from the pier.',
    outcome: 'defect',
    severity: 'minor',
    urgency: 'monitor',
    location: 'Pier 4, at ground level',
  },
};

export const SAMPLE_SECTIONS = {
  Discussion:
    'This is a sample: nobody inspected this viaduct.\n\nThe reinforced concrete is in fair condition with local damage. The most serious is at the deck soffit (Photo 3), where the cover has spalled above a footpath and a bar corrodes. The crack in Pier 2 (Photo 2) is not explained by what is visible; whether it moves is not known.\n\nStains, damp and moss (Photos 4 to 6) have one cause in common: water that is not led away.',
  Recommendation:
    'Act on Photo 3 first:\n- close the footpath below span 3 and remove loose concrete\n- measure the bar and repair the cover\n\nFit a gauge to the crack of Photo 2 within a month. Restore the drainage of both abutments before the winter.',
};
