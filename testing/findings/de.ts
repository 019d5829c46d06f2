export const DE = `
Wärmedämmverbundsystem | Nordfassade, EG bis 2. OG
Putzablösungen über ca. 3,5 m², Hohlstellen beim Abklopfen; Armierungsgewebe liegt an zwei Stellen frei (je ca. 20 x 30 cm). Algenbewuchs unterhalb der Fensterbankanschlüsse.
Lose Bereiche abnehmen, Haftzugfestigkeit prüfen (mind. 0,08 N/mm²), Oberputz erneuern.

Stahlbetonstütze S 12 | TG, Achse C/4
Betonabplatzung 60 x 25 cm, Bewehrung korrodiert (Querschnittsverlust ca. 10–15 %). Karbonatisierungstiefe 28 mm bei einer Betondeckung von 15–20 mm.
Betonersatz nach DAfStb-Instandsetzungsrichtlinie, Altbeton bis min. 15 mm hinter die Bewehrung abtragen.

Dachrinne | Hofseite
Verstopft.
Reinigen, 2x jährlich.

Fahrbahnübergangskonstruktion | Widerlager West
Elastomerprofil auf 2,4 m gerissen, Entwässerungsrinne verschmutzt, Tropfwasser auf der Auflagerbank. Schraubverbindungen teilw. lose.
Dichtprofil auf ganzer Länge (11,20 m) austauschen, Entwässerungsrinne spülen.

Absturzsicherung Dachterrasse | 4. OG
Geländerpfosten Nr. 7 lässt sich am Holm von Hand um 20 mm bewegen; eine von zwei Ankerschrauben M10 fehlt, die andere ist durchkorrodiert.
Terrasse sofort sperren. Verankerung in A4, M12, neu setzen, Auszugsversuch mit 6 kN.

Mauerwerk Giebelwand | Südseite, ab 3. OG
Treppenförmiger Riss, Rissbreite 2–4 mm, über 7 Schichten, vom Sturzauflager zur Brüstung. Innen nicht erkennbar (Raum 3.14 tapeziert).
Gipsmarken setzen und monatlich ablesen, 6 Monate lang.

Feuerschutzabschluss T30-RS | UG, Technikzentrale
Tür schließt nicht selbsttätig. Dichtungen überstrichen, Luftspalt oben 8 mm.
Türschließer erneuern, Abschluss einstellen, Dichtungen ersetzen; im Wartungsbuch eintragen.

Flachdachabdichtung | Dach über 5. OG, am Lüftungsgerät
Nahtablösung auf 12 cm Länge am Anschluss der Aufkantung, stehendes Wasser ca. 15 mm rund um Gully 3. Dämmung darunter weich, vermutlich durchfeuchtet (ca. 4 m²).
Sofort provisorisch abdichten. Danach öffnen, durchfeuchtete Mineralwolledämmung ausbauen, neue Bahn mit mind. 15 cm Überdeckung aufschweißen.

Holzbalkendecke | 1. OG, Balkenköpfe an der Außenwand
Holzfeuchte 28–34 % (5 Balken), Feldmitte 14 %. Balken 2, 3 und 5 lassen sich 4 cm tief anstechen; weißes Myzel an Balken 3.
- Decke vor dem Freilegen abstützen
- Pilzart bestimmen lassen (Hausschwammverdacht)
- Balkenköpfe bis 60 cm ins Gesunde zurückschneiden
- zuerst die Dachentwässerung instand setzen

Kellerabdichtung | UG, Lichtschachtbereich
Feuchtigkeitsschäden bis 0,85 m über OK Rohfußboden, Salzausblühungen.
Bauwerksabdichtung überprüfen; Horizontalsperre in der Außenwand nicht nachweisbar.

Sturz über Fenster F 217 | Whg. 21
Durchbiegung ca. 8 mm, Haarrisse < 0,2 mm.
Beobachten.

Brückenlager | Pfeiler 3, Unterstrom
Elastomerlager einseitig ausgebaucht, Spalt 2,5 mm an der Rückseite.
Lagerplan und Bewegungsnachweise beim Straßenbauamt anfordern; Sonderprüfung nach DIN 1076 unter Verkehr veranlassen; Lagerwechsel binnen 12 Monaten einplanen.

Attikaabdeckung | Ostseite
Blech lose (3 m).
Sofort sichern!

Stützwand, Entwässerungsöffnungen | Parkplatz, Stat. 0+040
9 von 14 Öffnungen durch Wurzeln und Feinteile verschlossen. Schiefstellung 35 mm auf 1,80 m (im März: 30 mm).
Spülen, Filtervlies einsetzen. Schiefstellung vierteljährlich messen; ab 45 mm Fahrzeuge 3 m fernhalten und uns verständigen.

Fensterbankanschluss | 2. OG, Zimmer 214
Fuge offen, Wasser kann hinter das WDVS laufen.
Fugenband (BG1) einbauen.

Sichtbetonfertigteilbrüstung | Westfassade, 6. OG
Ankerschienen nach Bauteilöffnung: an 5 von 7 Platten nur zwei statt vier Befestigungen vorhanden (Plan A-4410, Index c). Die unteren wurden nie gebohrt.
Bereich darunter absperren. Befestigungen an allen Brüstungselementen dieser Fassade nachrüsten, danach stichprobenartige Bauteilöffnungen (10 %) an den übrigen Fassaden.

Estrich | Halle 5, Feld 2–3/F–G
Hohllagen auf 35 % der Fläche.
Ausbauen.

Trapezblechdach | Halle 2
Befestigungsschrauben korrodiert, Dichtscheiben versprödet.
Austauschen (ca. 240 Stk.).

Regenfallrohr (Guss) | Rückseite, zw. Whg. 4 und 6
Rückseitig auf 0,7 m gerissen, Mauerwerk beidseits auf 90 cm Breite grün verfärbt mit Frostabplatzungen.
Rohrabschnitt ersetzen (Denkmalschutz: kein PVC). Wand vor dem Innenputz austrocknen lassen.

Stahlträger IPE 300 | EG, Achse 4/B–C
Brandschutzbekleidung fehlt auf 1,10 m; Halterungen ohne Korrosionsschutzbeschichtung angeschweißt.
Bekleidung F90 ergänzen.

Tiefgaragenbodenplatte | 2. UG, Stellplätze 31–38
Oberflächenschutzsystem OS 11 in den Fahrspuren durchgerieben (Gesamtlänge ca. 14 m), Risse 0,3–0,5 mm, Chloridgehalte bereits 2019 mit bis zu 0,9 M.-%/z gemessen. Wasser steht nach dem Schneeschmelzen an den Stützenfüßen, da das Gefälle zur Verdunstungsrinne fehlt.
Chloridprofile an mind. 6 Stellen entnehmen, danach Instandsetzungskonzept eines sachkundigen Planers; bis dahin Risse kraftschlüssig oder dehnfähig schließen und Stützenfüße gegen Spritzwasser schützen.

Außenputz | Eingangsbereich
Putz hohl, wölbt sich bis 18 mm vor, direkt über dem öffentlichen Zugang. Ein handgroßes Stück liegt bereits auf dem Vordach.
Zugang sperren und losen Putz noch heute von der Hubarbeitsbühne aus abschlagen.

Aufzugsschacht | Aufzug 2, Schachtgrube
Wasser 4 cm hoch, Sinterfahnen an der Arbeitsfuge.
Abpumpen, PU-Injektion.

Dehnfuge | Bauteil A/B
Dichtstoff einseitig abgerissen (gesamte Höhe, ca. 9 m).
Neu verfugen, Hinterfüllschnur, RAL 7035.

Innenwandbekleidung (Gipskarton) | Besprechungsraum 2.03
Haarriss am Türsturz.
Malerarbeiten, kein statischer Mangel.

Nagelplattenbinder B 7 | Dachraum
Diagonale für einen Lüftungskanal durchtrennt. Decke darunter hängt 22 mm durch (auf 5,20 m). Laut Eigentümer 2021 erfolgt, also vor dem Kauf; statische Unterlagen liegen nicht vor.
Beidseits der Trennstelle an den Knotenpunkten abstützen; Tragwerksplaner einschalten. Nichts im Dachraum lagern.

Schachtabdeckung S 12 | Zufahrt
Klappert (3–5 mm).
Rahmen neu untermörteln.

Grundleitung DN 150 Stz | S 3 bis S 4, 27,40 m
Kamerabefahrung: Rissbildung bei 6,1 m, Lageabweichung bei 11,8 m, Wurzeleinwuchs 20 % bei 19,5 m.
Fräsen, danach Schlauchliner (GFK).

Treppenlauf Fertigteil | Kern 1, 4.–5. OG
Stufenvorderkante auf 18 cm ausgebrochen (7. Stufe). Stolpergefahr, siehe Foto 2.
Diese Woche Aluminium-Kantenprofil als Provisorium.

Verblendmauerwerk | Westseite, Fensterbrüstungen 1.–3. OG
Mörtelfugen 10–25 mm tief ausgewittert; frühere Nachverfugung in Zementmörtel hat bei elf Steinen die Kanten abgedrückt. Drahtanker ohne Tropfscheibe, zwei davon korrosionsgeschädigt.
Fugen doppelt so tief wie breit auskratzen und mit Trasskalkmörtel neu verfugen, keinen Zementmörtel verwenden. Anker mit Endoskop prüfen.

Blitzschutzanlage | Dach
Fangleitung unterbrochen.
Prüfen lassen (DIN EN 62305).

Rohrdurchführung, Brandschottung | 1. UG, Flur, Wand zu Raum U1.08
Kabelbündel (ca. Ø 60 mm) nachträglich ohne Schottung durchgeführt; Restöffnung ca. 9 x 12 cm; Brandschutzkennzeichnungsschild fehlt, ebenso die Übereinstimmungserklärung.
Mit zugelassenem Kabelschott (S90) verschließen.

Stahlbetonfertigteilstützenkonsole | Achse 7/D
Abgeplatzte Kante am Elastomerlager, Auflagertiefe nur noch ca. 9 cm (planmäßig 14 cm).
Auflagerung unverzüglich unterstützen; Nachweis der Auflagerpressung durch den Tragwerksplaner.

Dachflächenwasserableitung/Notüberlauf | Südostecke
Notüberlauf liegt 4 cm höher als in der Entwässerungsplanung, Anstauhöhe daher ca. 110 mm (zulässig lt. Statik: 75 mm).
Notüberlauf tiefer setzen; Schneelastzonenzuordnung prüfen.
`;
