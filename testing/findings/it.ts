export const IT = `
Pilastro in c.a. P14 | Interrato -2, filo C/4
Espulsione del copriferro per circa 60 x 25 cm; due ferri Ø 16 e tre staffe a vista, corrosi, perdita di sezione stimata 10–15 % sulle staffe.
Demolire fino al calcestruzzo sano, almeno 20 mm dietro i ferri, passivare e ricostruire con malta R4. Analisi dei cloruri prima di scegliere il prodotto.

Copertina | Parapetto nord
Staccata.
Riallettare.

Impermeabilizzazione della copertura piana | Piano 3, angolo NE
Sormonto aperto per 12 cm al risvolto del basamento UTA; ristagno di 15 mm attorno al bocchettone n. 3 (senza parafoglie). Isolante cedevole per circa 4 m², probabilmente bagnato.
Tamponare oggi. Poi aprire, sostituire l’isolante bagnato e saldare una toppa con 15 cm di sovrapposizione.

Architrave della finestra F-217 | Int. 21, camera 2
Lesione a scaletta di 2–4 mm su 7 corsi; all’interno nulla.
Applicare due vetrini e leggerli ogni mese per 6 mesi.

Muratura di mattoni | Timpano
Giunti erosi per 10–25 mm; una vecchia stilatura cementizia ha fatto saltare gli spigoli di undici mattoni.
Scarnire e ristilare con malta di calce NHL 3,5. Niente cemento.

Parapetto della scala di emergenza | Tra piano 1 e piano 2
Il terzo montante si muove di 20 mm a mano; manca uno dei due tasselli M10 e l’altro è corroso per metà.
Chiudere subito la scala. Ancoranti chimici in acciaio inox A4, M12, con prova di estrazione a 6 kN.

Giunto di dilatazione dell’impalcato | Pila 3
Profilo strappato per 2,40 m (su 11,20 m); percolazione sul pulvino, v. foto 2.
Sostituire per tutta la lunghezza.

Apparecchio d’appoggio elastomerico | Pila 3, valle
Rigonfiato e fessurato; sollevamento di 2,5 mm sul lato posteriore.
Recuperare il piano degli appoggi, ispezione speciale, sostituzione entro 12 mesi.

Pluviale | Prospetto posteriore
Ghisa spaccata per 70 cm.
Sostituire con elemento uguale (immobile vincolato).

Controsoffitto | Corridoio 1.14
Sei pannelli macchiati, due imbarcati.
Cercare prima la perdita.

Porta tagliafuoco EI 60 | Locale tecnico, interrato
Non si chiude da sola; luce superiore 8 mm; guarnizione termoespandente verniciata.
Regolare o sostituire il chiudiporta; annotare nel registro antincendio.

Massetto | Unità 5
Suona vuoto (35 %).
Rimuovere e rifare.

Testate delle travi in legno | Piano 1, muro esterno
Umidità 28–34 % all’appoggio, 14 % in mezzeria. Tre travi si lasciano penetrare per 4 cm; micelio bianco sulla terza.
- puntellare prima di scoprire oltre
- far identificare il fungo
- tagliare 60 cm oltre il legno sano
- riparare prima la gronda

Facciata continua | Prospetto est, piano 7
Lastra fessurata dall’angolo inferiore sinistro (rottura termica).
Transennare il marciapiede, pellicola adesiva, ordinare vetro temprato HST.

Muro di sostegno, barbacani | Parcheggio, progr. 40 m
Nove barbacani su quattordici ostruiti. Fuori piombo 35 mm su 1,80 m (30 mm a marzo).
Spurgare e misurare ogni trimestre. Oltre 45 mm allontanare i veicoli di 3 m e avvisarci.

Intradosso del solaio | Vespaio
Nidi di ghiaia, un ferro a vista.
Completare il sopralluogo: raggiungibile solo il 30 %.

Intonaco esterno | Prospetto sud, sopra l’ingresso
Distaccato per circa 3,50 x 1,20 m, rigonfiato fino a 18 mm. Un pezzo grande come una mano è già caduto sulla pensilina.
Rimuovere oggi l’intonaco pericolante con piattaforma; ingresso chiuso fino ad allora.

Trave IPE 300 | Filo 4/B–C
Manca la protezione antincendio per 1,10 m.
Ripristinare (R 60).

Conversa in piombo | Comignolo
Sollevata e spaccata.
Sostituire.

Giunto tra i corpi A e B | Tutta l’altezza
Sigillante staccato da un lato (circa 9 m).
Rifare con fondogiunto.

Soletta del balcone 3.2 | Prospetto ovest
Fessure sui ferri superiori (passo 20 cm), efflorescenze e ruggine al gocciolatoio; frontalino delaminato per 1,30 m. Alloggio abitato sottostante.
Vietare l’uso del balcone e il passaggio sotto finché la portata non è verificata con calcolo e misure di potenziale.

Umidità di risalita | Ampliamento
Pavimentazione 60 mm sopra lo sbarramento.
Abbassare di 21 cm.

Fossa ascensore | Ascensore 2
Acqua 4 cm; ripresa di getto fessurata.
Aggottare, iniettare resina PU.

Rampa prefabbricata | Nucleo 1
Spigolo rotto (18 cm), 7° gradino.
Paraspigolo provvisorio questa settimana.

Ancoraggi dei pannelli di rivestimento | Piano 9, pannelli da 9-11 a 9-17
Allo smontaggio 5 pannelli su 7 risultano appesi a due soli ancoraggi e non ai quattro della tavola A-4410, rev. C. Quelli inferiori non sono mai stati forati.
Interdire il passaggio ai piedi della facciata. Integrare gli ancoraggi di tutti i pannelli, poi saggi sul 10 % degli altri prospetti.

Pozzetto P-12 | Strada di accesso
Chiusino traballante (3–5 mm).
Riallettare il telaio.

Tramezzo | Sala 2.03
Cavillatura < 0,3 mm.
Ritinteggiare, nessuna rilevanza strutturale.

Capriata n. 7 | Sottotetto
Diagonale tagliata per il passaggio di un canale. Il soffitto s’inflette di 22 mm su 5,20 m. Secondo il proprietario il taglio è del 2021, prima dell’acquisto; non risultano calcoli.
Puntellare ai nodi da ambo i lati, non depositare nulla e affidare il progetto di riparazione a uno strutturista.

Gronda | Nord
Ostruita.
Pulire due volte l’anno.

Asfalto del piazzale | Baia 1
Ormaie di 25 mm, fessure a ragnatela.
Fresare 5 cm e rifare.

Muro d’ala e imbocco del tombino | Lato monte
Scalzamento per 1,60 m di lunghezza e fino a 70 cm dietro il paramento (sondato con asta in 9 punti), massi al piede asportati; muro d’ala ruotato, apertura di 20–45 mm crescente verso l’alto. L’intradosso non era visibile (0,35 m d’acqua).
Massi da 200–400 kg in urgenza prima dell’inverno, poi sottofondazione a conci di 1 m al massimo. Serve un’ispezione subacquea.

Impermeabilizzazione controterra | Interrato, locale autoclave
Macchie fino a 0,85 m, sali.
Ricostruire l’impermeabilizzazione dall’esterno, previo accertamento dell’accessibilità.

Collettore interrato, gres Ø 150 | Da P-3 a P-4, 27,40 m
Videoispezione: fessura circolare a 6,1 m, giunto sfalsato a 11,8 m, radici (20 %) a 19,5 m.
Fresare e rivestire (relining).
`;
