export const NL = `
Betonkolom K14 | Parkeerkelder -2, stramien C/4
Afgespatte betondekking over ca. 600 x 250 mm; twee staven Ø 16 en drie beugels in het zicht, gecorrodeerd, geschat doorsnedeverlies 10–15 % bij de beugels.
Beton verwijderen tot min. 20 mm achter de wapening, staal reinigen, herstellen met R4-mortel. Eerst chloridegehalte bepalen.

Dakrand | Noordgevel
Los.
Vastzetten.

Dakbedekking plat dak | Niveau 3, noordoosthoek
Overlapnaad open over 120 mm bij de opstand van de luchtbehandelingskast; plasvorming van 15 mm rond hemelwaterafvoer 3 (bladvanger ontbreekt). Isolatie voelt zacht over ca. 4 m².
Vandaag noodreparatie. Daarna openen, natte isolatie vervangen, nieuwe strook lassen met 150 mm overlap.

Latei boven raam R-217 | Appartement 21, slaapkamer 2
Trapsgewijze scheur, 2–4 mm, over 7 lagen; binnen niets te zien.
Twee scheurmeters plaatsen, 6 maanden lang maandelijks aflezen.

Metselwerk | Kopgevel
Voegwerk 10–25 mm uitgesleten. Een eerdere reparatie met cementmortel heeft van elf stenen de randen afgedrukt.
Uithakken en opnieuw voegen met kalkmortel (NHL 3,5), geen cement.

Leuning van de vluchttrap | Tussen 1e en 2e verdieping
Derde baluster beweegt 20 mm met de hand; één van de twee ankers M10 ontbreekt, het andere is half doorgeroest.
Trap direct afsluiten. Chemische ankers rvs A4, M12, trekproef 6 kN.

Voegovergangsconstructie | Dek, pijler 3
Rubberprofiel gescheurd over 2,40 m (van 11,20 m); lekkage op de oplegbalk, zie foto 2.
Over de volle lengte vervangen.

Oplegging B3/2 | Pijler 3, benedenstrooms
Elastomeer oplegblok uitgebuikt en gescheurd; 2,5 mm loskomend aan de achterzijde.
Oplegschema opvragen bij de beheerder; bijzondere inspectie; vervanging inplannen binnen 12 maanden.

Regenpijp | Achtergevel
Gietijzer gescheurd (70 cm).
Vervangen, zelfde materiaal (rijksmonument).

Systeemplafond | Gang 1.14
Zes platen met vochtvlekken, twee doorgezakt.
Eerst de lekkage zoeken; de gekoeldwaterafsluiter is de waarschijnlijkste oorzaak.

Brandwerende deur 60 min. | Technische ruimte, kelder
Sluit niet zelfstandig. Naad boven 8 mm. Opschuimende strip overgeschilderd.
Deurdranger afstellen of vervangen; strips vernieuwen; vastleggen in het logboek brandveiligheidsvoorzieningen.

Dekvloer | Unit 5
Klinkt hol (35 %).
Verwijderen en opnieuw aanbrengen.

Balkkoppen | 1e verdieping, buitenmuur
Houtvochtgehalte 28–34 % bij de oplegging, 14 % in het midden. Drie balken zijn 4 cm diep aan te prikken; wit mycelium op balk 3.
- vloer stempelen voor verder openen
- schimmel laten determineren
- tot 60 cm in gezond hout afkorten
- eerst de goot herstellen

Vliesgevel | Oostgevel, 7e verdieping
Ruit gescheurd vanuit de hoek linksonder (thermische breuk).
Trottoir afzetten, ruit afplakken, geharde ruit met heat-soaktest bestellen.

Keerwand, ontwateringsgaten | Parkeerterrein, km 0,040
Negen van veertien gaten verstopt. Scheefstand 35 mm over 1,80 m (in maart 30 mm).
Doorspuiten, elk kwartaal meten. Vanaf 45 mm voertuigen 3 m op afstand houden en ons bellen.

Onderzijde begane-grondvloer | Kruipruimte
Grindnesten, één staaf zichtbaar.
Inspectie aanvullen: slechts 30 % was bereikbaar.

Buitenstucwerk | Zuidgevel, boven de entree
Onthecht over ca. 3,50 x 1,20 m, bol tot 18 mm. Een stuk zo groot als een hand ligt al op de luifel.
Losse delen vandaag nog verwijderen vanaf hoogwerker; entree tot dan gesloten houden.

Stalen ligger IPE 300 | Stramien 4/B–C
Brandwerende bekleding ontbreekt over 1,10 m.
Aanvullen (60 min.).

Loodslabbe | Schoorsteen
Opgewaaid en gescheurd.
Vervangen, 20 ponds lood.

Dilatatievoeg | Tussen blok A en B
Kit aan één zijde losgelaten over de hele hoogte (ca. 9 m).
Uitsnijden, rugvulling, nieuw kitten.

Balkonplaat 3.2 | Westgevel
Scheuren boven de bovenwapening (h.o.h. 200 mm), uitbloei en roest bij de waterhol; plaatrand gedelamineerd over 1,30 m. Bewoonde woning eronder.
Balkon en de strook eronder afsluiten tot de draagkracht is aangetoond met een berekening en potentiaalmetingen.

Optrekkend vocht | Uitbouw achter
Bestrating 60 mm boven de waterkering.
Bestrating 210 mm verlagen.

Liftput | Lift 2
Water 40 mm; stortnaad gescheurd.
Leegpompen, injecteren met PU-hars.

Prefab trap | Kern 1
Trapneus afgebroken (18 cm), 7e trede.
Deze week tijdelijk profiel.

Gevelpaneelbevestigingen | 9e verdieping, panelen 9-11 t/m 9-17
Na demontage blijken 5 van de 7 panelen aan twee bevestigingen te hangen in plaats van de vier op tekening A-4410, rev. C. De onderste zijn nooit geboord.
Strook langs de gevel afzetten. Bevestigingen van alle panelen aanvullen, daarna 10 % van de overige gevels openen.

Put P-12 | Toegangsweg
Deksel klappert (3–5 mm).
Rand opnieuw stellen.

Scheidingswand | Vergaderzaal 2.03
Haarscheur < 0,3 mm.
Schilderwerk.

Spant 7 | Zolder
Diagonaal doorgezaagd voor een ventilatiekanaal. Plafond zakt 22 mm door op 5,20 m. Volgens de eigenaar gebeurd in 2021, dus vóór de aankoop; geen berekeningen gevonden.
Aan weerszijden bij de knopen stempelen, niets op zolder opslaan, herstel laten ontwerpen door een constructeur.

Goot | Noord
Verstopt.
Twee keer per jaar reinigen.

Asfaltverharding | Laaddok 1
Spoorvorming 25 mm, craquelé.
50 mm frezen en herasfalteren.

Uitstroomconstructie duiker | Bovenstrooms
Ondermijnd over 1,60 m lengte en tot 70 cm achter het front (met stang gepeild op 9 punten), stortsteen weggespoeld; vleugelwand naar buiten gedraaid, opening 20–45 mm, naar boven toe breder. De onderzijde was niet zichtbaar (0,35 m water).
Stortsteen 200–400 kg als noodmaatregel vóór de winter, daarna in moten van max. 1 m onderstoppen. Duikinspectie nodig.

Hemelwaterafvoerleidingdoorvoer | Dakvloer, as 7
Doorvoer niet brandwerend afgewerkt, kier 15 mm; randbeveiligingsbevestiging ernaast verroest.
Brandmanchet plaatsen; arbeidsomstandighedenrisico melden aan de veiligheidscoördinator.

Rioolleiding gres Ø 150 | P-3 tot P-4, 27,40 m
Camera-inspectie: ringscheur op 6,1 m, verplaatste verbinding op 11,8 m, wortels (20 %) op 19,5 m.
Frezen en relinen.
`;
