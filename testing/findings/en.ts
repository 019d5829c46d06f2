export const EN = `
RC column C4 (basement car park) | Level -2, grid C/4
Cover spalled over approx. 600 x 250 mm on the south face, from 150 mm above slab level. Two T16 main bars and three links exposed, corroded, est. section loss 10–15 % on the links.
Break out to sound concrete, min. 20 mm behind the bars, clean to Sa 2½, prime and reinstate with R4 repair mortar. Check chloride content before specifying the mortar.

Copings | Parapet, north elevation
Loose.
Re-bed.

Flat roof, single-ply membrane | Roof level 3, NE corner
Seam open over 120 mm at the upstand of the AHU plinth; water stands 15 mm deep around outlet RWO-3 (leaf guard missing). Insulation below feels soft over about 4 m², so it is probably wet.
Make a temporary patch today. Cut the membrane open, replace wet insulation (assume 6 m²), weld a new patch lapped at least 150 mm, and fit a leaf guard.

Lintel over window W-217 | Flat 21, bedroom 2
Stepped crack, 2–4 mm wide, from the bearing to the sill above (7 courses); no cracking inside.
Fix two tell-tales and read them monthly for 6 months.

Brickwork | Gable wall
Mortar joints eroded 10–25 mm deep in the top 14 courses, worst beside the flue. Bricks sound. A previous repair in cement mortar (1:3 or stronger?) has pulled the arrises off eleven bricks.
Rake out to 2 x joint width, repoint in NHL 3.5 lime mortar, recessed slightly. Do not use cement. Replace the eleven bricks to match.

Handrail to external escape stair | Stair 2, between levels 1 and 2
Third standard from the landing moves 20 mm at the top under hand pressure; base plate has lost one of its two M10 anchors and the other one is corroded through about half its diameter.
Close the stair or fit a temporary barrier at once. Replace both anchors with resin-fixed A4 stainless steel, M12, 110 mm embedment, pull-tested to 6 kN.

Expansion joint seal | Deck, pier 3
Seal torn over 2.4 m (of 11.2 m), debris packed in the gap. Leakage onto bearing shelf, see Photo 2.
Clear the gap and replace the full length; patching has already failed twice (2019, 2023).

Bridge bearing B3/2 | Pier 3, downstream
Elastomeric bearing bulging and split on the traffic side; rotation beyond what we would expect (approx. 2.5 mm lift at the rear edge).
Obtain bearing schedule & movement range from the as-built drawings; special inspection under live load; plan replacement within 12 months.

Rainwater downpipe | Rear elevation, between flats 4 and 6
Cast-iron pipe split at the back over 0.7 m; green staining and frost-damaged bricks either side, 900 mm wide.
Replace the length in cast iron (not PVCu: listed building, Grade II). Let the wall dry before any plastering inside.

Suspended ceiling | Corridor 1.14
Six tiles stained brown, two of them sagging (approx. 30 mm).
Find the source above the ceiling before replacing tiles; the chilled-water valve set at 1.14/V3 is the likely one.

Fire door FD30S, plant room | Basement, B.07
Does not latch; gap at head 8 mm (3 mm max.). Intumescent strip painted over. Closer leaks oil.
Adjust or replace the closer, ease and re-hang, renew strips and smoke seals. Record in the fire door register.

Screed | Unit 5, bay 2–3/F–G
Hollow-sounding over 35 % of the bay (BRE screed test: 4.5 mm after four blows).
Take up and relay.

Timber joist ends | First floor, front room, at external wall
Moisture content 28–34 % at the bearing (Protimeter, 5 joists), 14 % at mid-span. Joists 2, 3 and 5 can be probed 40 mm deep. White mycelium on joist 3, smell of mushrooms.
- Prop the floor before opening further
- Have the fungus identified
- Cut back to sound timber plus 600 mm
- Replace ends with treated C24, isolated by DPC
- Repair the leaking gutter first

Glazed curtain wall | Elevation E, level 7
One pane (1450 x 2900) cracked from the lower left corner, thermal pattern.
Tape the pane and cordon off the pavement; order a replacement, toughened and heat soaked.

Retaining wall, weep holes | Car park, chainage 40 m
Nine of fourteen weep holes blocked by roots and fines. Wall leans 35 mm over 1.8 m, i.e. about 1:50, which was 30 mm in March.
Rod out and fit filters. Survey the lean quarterly. If it passes 45 mm, keep vehicles 3 m away and call us.

Soffit of ground-floor slab | Crawl space
Honeycombing, aggregate loose to the touch, one bar visible.
Inspect the rest: only 30 % of the soffit could be reached.

Ext. render | South elevation, above the entrance canopy
Through-coloured render debonded over roughly 3.5 m x 1.2 m, cracked in a map pattern, bulging up to 18 mm. Directly above the public entrance; a piece the size of a hand already lies on the canopy.
Take off the loose render today from a MEWP. Keep the entrance closed until that is done.

Steel beam UB 457 x 191 x 67 | Grid 4/B–C, level 1
Fire protection board missing over 1.1 m where a duct was hung; clips welded to the bottom flange without preparation.
Reinstate the board (60 min.).

Lead flashing | Chimney stack, party wall with no. 14
Lifted & split at the third step.
Replace in Code 5 lead, max. 1.5 m lengths.

Movement joint | Between block A and block B
Sealant has lost adhesion on one side for its whole height (approx. 9 m) and has hardened.
Rake out, new backing rod, two-part polysulphide. Colour RAL 7035.

Balcony slab 3.2 | West elevation
Cracks along the top reinforcement at 200 c/c, efflorescence with rust stain at the drip; slab edge delaminated over 1.3 m. Occupied flat beneath.
Keep people off the balcony and the strip below it until the load capacity has been assessed by calculation and half-cell survey.

Damp proof course | Rear extension
Bridged by paving, 60 mm above.
Lower the paving by 210 mm or form a channel.

Lift pit | Lift 2
Water 40 mm deep; crack with rust-coloured sinter at construction joint.
Pump out, inject with PU resin.

Precast stair flight | Core 1, level 4–5
Nosing broken (approx. 180 mm) on the seventh tread. Trip hazard.
Fit a temporary aluminium nosing this week, permanent repair in R3 mortar.

Cladding panel fixings | Level 9, panels 9-11 to 9-17
On opening up, 5 of 7 panels were found to hang on two fixings and not on the four shown on drawing A-4410 rev. C. The lower ones were never drilled.
Stop access beneath. Retrofit fixings to all panels on this elevation, then open up 10 % on the others.

Manhole MH-12 | Access road
Benching broken up, cover rocks (3–5 mm).
Rebench, bed the frame on new mortar.

Internal partition | Meeting room 2.03
Diagonal crack from the door head, hairline (< 0.3 mm), through the paint only.
Fill and redecorate; no structural meaning.

Roof truss T7 | Loft
Diagonal web cut through for a ventilation duct. Ceiling below deflects by 22 mm over 5.2 m. Owner reports that it was done in 2021, before the purchase; no calculations were found.
Prop at node points on both sides of the cut and get a truss designer to specify the repair. Do not store anything in the loft until then.

Gutter | North
Blocked, plants growing.
Clean twice a year.

Tarmac surface of the yard | Loading bay 1
Ruts 25 mm deep; crazing.
Plane off 50 mm and relay. Ask the tenant what the forklift's axle load is.

Culvert headwall | Outfall, upstream side
Undermined over 1.6 m of its length and up to 700 mm behind the face (probed with a rod at 9 places), toe stones washed 2–3 m downstream; wing wall rotated outwards, a gap of 20–45 mm, widening to the top, has opened against the headwall. Water level at inspection was 0.35 m above the invert; the underside could not be seen.
Place rock armour (200–400 kg) as an emergency measure before the winter, then underpin in bays of at most 1 m. Dive survey or dewatering is needed to see the invert.

Window sill | 2nd floor, Room 214
Paint flaking.
Include in cyclical redecoration.

Underground drain, 150 mm dia. vitrified clay | MH-3 to MH-4, 27.4 m
CCTV (WRc codes): FC at 6.1 m, JDL at 11.8 m, RM 20 % at 19.5 m.
Cut the roots, then line.

Ventilation ductwork (galvanised) | Plant room roof, AHU-2 to riser R3
Flexible connection torn all round; two hangers of five missing, and the duct sags by 45 mm.
Replace the connection, re-hang at max. 2.5 m centres.
`;
