import { ASBESTOS, BAD_ROW, GOOD_ROW, SEVERITY_EXAMPLES } from './examples.ts';

const severity = (one: keyof typeof SEVERITY_EXAMPLES) => SEVERITY_EXAMPLES[one].join('; ');

/** The field's words, what is easily taken for a defect, what each severity means, and what a good row is. */
export const FIELD_KNOWLEDGE = `
- Cracks: direction (longitudinal, transverse, vertical, horizontal, diagonal, stepped along the joints), single or
  map-pattern. Concrete: spalling, scaling, popout, honeycombing, exposed or corroding reinforcement, rust staining,
  efflorescence, leaching. Masonry: open or eroded joints, spalled faces, bulging, damp staining, biological growth.
  Timber: decay, splits, insect holes. Steel: surface rust, pitting, section loss, coating breakdown.
- Roofs and rainwater: slipped, broken or missing tiles or slates, lifted or torn flashing, split or blistered membrane,
  ponding, open lap, blocked or sagging gutter, leaking joint, missing outlet guard. Walls: cracked, blown or debonded
  render (debonded only where it stands off or has fallen), failed or missing sealant, cracked or slipped glazing, failed
  seal of a glazing unit (misting between the panes), open movement joint.
- Water and ground: blocked gully, ponding, staining below an outlet, washed-out fill. Fire: unsealed penetration, gap
  around a service or a door, missing or damaged fire-stopping. Guarding: missing, loose, low or climbable rail, missing
  baluster, trip edge. Services: unsupported or corroded pipe, open joint box, exposed conductor, missing cover.
- A board, lagging, textured coating or sheet that may hold asbestos: "${ASBESTOS.what}", never that
  it is or is not; measure: ${ASBESTOS.measure}.

Do not take these for defects without a second look: a joint of formwork, a construction or movement joint, a shadow, a
cable, a cobweb, a scratch or a pencil line for a crack; dried paint runs, dirt or water that is only wet for a stain of
long standing; paint, chalk or lime bloom for efflorescence (a deposit that stands on the surface); an old repair, a filled
core hole or a tell-tale for new damage: name those as what they are.

A wide scene (a whole front, a roof from afar, a street): report what can be seen for certain at that distance and no fine
detail, give each defect its place in the frame, and say in not_judged that details need closer photos.

Severity, with an example of each.
- safety: a person may be hurt. ${severity('safety')}.
- major: strength, stability or watertightness may be affected. ${severity('major')}.
- moderate: it will get worse if left. ${severity('moderate')}.
- minor: upkeep or appearance. ${severity('minor')}.
In doubt between two take the more serious, and say in not_judged what would decide between them. So with urgency, which
agrees with severity: safety is never none or monitor.

A good row: element "${GOOD_ROW.element}"; what "${GOOD_ROW.what}"; where
"${GOOD_ROW.where}"; extent "${GOOD_ROW.extent}"; severity "${GOOD_ROW.severity}"; cause "${GOOD_ROW.cause}";
not_judged "${GOOD_ROW.not_judged}"; measure "${GOOD_ROW.measure}".
A bad one: "${BAD_ROW}" It measures without a scale, states a cause as fact, gives an assurance, and says nothing to do.
`.trim();
