import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:è|sono|appare|appaiono|risulta(?:no)?|sembra(?:no)?|si\s+presenta(?:no)?|rimane|rimangono|resta(?:no)?|considerat[oaie]|ritenut[oaie]|giudicat[oaie])\s+(?:essere\s+)?`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:non|mai|né|poco|fino|se)(?![a-zà-ÿ]))[a-zà-ÿ]+\s+){0,4}?`;

export const PATTERNS: LanguagePatterns = {
  playsDown: 'lieve|lievi|trascurabil[ei]|insignificant[ei]|puramente estetic[oi]',
  abbreviations: 'circa',
  style:
    'Factual Italian as in a relazione tecnica: noun phrases for what is seen, the infinitive for measures ("Applicare fessurimetri."), a decimal comma.',
  choices: {
    outcome: {
      defect: 'difetto|difetti|danno|danni|degrado|anomalia',
      no_visible_defect:
        'nessun difetto visibile|nessun difetto|nessun danno|senza difetti|senza difetti visibili',
      nothing_inspectable: 'nulla di valutabile|non valutabile|niente|nulla',
    },
    severity: {
      minor: 'lieve|basso|bassa|leggero|leggera|minore|estetico',
      moderate: 'moderato|moderata|medio|media',
      major: 'grave|alto|alta|severo|elevato|elevata|maggiore|importante',
      safety: 'sicurezza|pericolo|pericoloso|pericolosa|critico|critica',
    },
    urgency: {
      immediate: 'immediato|immediata|immediatamente|urgente|subito',
      soon: 'presto|breve termine|a breve termine|a breve',
      planned:
        'pianificato|pianificata|programmato|programmata|previsto|medio termine|a medio termine|lungo termine',
      monitor: 'monitorare|monitoraggio|sorvegliare|osservare|controllo',
    },
    confidence: {
      high: 'alto|alta|elevata',
      medium: 'medio|media|moderata',
      low: 'basso|bassa',
    },
    yes: 'sì|si|vero|presente',
    no: 'no|falso|nessuno|nessuna|assente|non visibile',
    levels: 'livello|classe',
  },
  nothing: String.raw`nessun[oa]?|niente|nulla|non (?:applicabile|determinat[oa]|determinabile|not[oa]|visibile|specificat[oa]|identificat[oa])|sconosciut[oa]|ignot[oa]|indeterminat[oa]|(?:la )?causa (?:è )?(?:sconosciuta|ignota|indeterminata|non determinabile)`,
  hedges: {
    before: [
      String.raw`(?:la\s+)?causa\s+(?:più\s+)?(?:probabile|possibile|presunta|presumibile)(?:,?\s+non\s+confermata)?(?:\s+(?:è|sarebbe|potrebbe\s+essere))?`,
      String.raw`(?:la\s+)?causa\s+(?:è|sarebbe|potrebbe\s+essere|può\s+essere)`,
      String.raw`(?:(?:questo|ciò|che|la\s+(?:fessura|lesione|crepa)|il\s+danno)\s+)?(?:è|sono|può|possono|potrebbe(?:ro)?|sembra(?:no)?|sarebbe(?:ro)?)\s+(?:probabilmente\s+|possibilmente\s+)?(?:essere\s+)?(?:probabilmente\s+|possibilmente\s+)?(?:dovut[oaie]\s+(?:all[oae’']?|al|ai|agli|a)|causat[oaie]\s+da[l]?l?[ae’']?|compatibil[ei]\s+con|legat[oaie]\s+(?:al|alla|a)|provocat[oaie]\s+da[l]?|riconducibil[ei]\s+(?:al|alla|a)|attribuibil[ei]\s+(?:al|alla|a))`,
      String.raw`(?:probabilmente|possibilmente|forse|presumibilmente|verosimilmente|apparentemente|eventualmente)(?:\s+(?:dovut[oaie]\s+(?:alla|al|a)|causat[oaie]\s+da))?`,
      String.raw`dovut[oaie]\s+(?:alla|al|ai|agli|a)|causat[oaie]\s+d(?:alla|al|a)|provocat[oaie]\s+d(?:alla|al|a)|compatibil[ei]\s+con|conseguenza\s+d(?:ella|el|i)|indica(?:no)?|suggerisc(?:e|ono)|riconducibil[ei]\s+(?:alla|al|a)|a\s+causa\s+d(?:ella|el|i)`,
      String.raw`(?:probabil[ei]|possibil[ei]|presunt[oaie]|presumibil[ei]|eventual[ei])`,
    ].join('|'),
    after: String.raw`,?\s+(?:probabilmente|possibilmente|forse|probabile|possibile|non\s+confermat[oa])|\s*\((?:probabile|possibile|da\s+confermare|non\s+confermat[oa])\)`,
  },
  lengths: {
    units: [
      ['millimetr[oi]', 1],
      ['centimetr[oi]', 10],
      // A folding rule is not a length, in all three languages that share the word.
      [String.raw`metr[oi](?!\s+(?:plegable|de\s+cinta|a\s+nastro|articulado))`, 1000],
      ['chilometr[oi]', 1_000_000],
      ['pollic[ei]', 25.4],
      [String.raw`piedi(?=\s+(?:di\s+(?:larghezza|lunghezza|altezza)|sopra))`, 304.8],
    ],
    square: 'quadrat[oi]',
    numbers: String.raw`decim[oi]\s+di|mezzo|un\s+paio\s+di|alcun[ie]|qualche|divers[ie]|poch[ie]|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|cento`,
    bare: String.raw`(?:millimetric|centimetric)(?:[oaie]|he)`,
    things: String.raw`dit[oa]|pollice|man[oi]|pugno|moneta|matita|penna|carta\s+di\s+credito|fiammifero`,
    likened: String.raw`larg[oaie]\s+(?:(?:quanto|come)\s+)?(?:un[oa]?\s+|due\s+)?{thing}|(?:larghezza|spessore|dimensione|profondità)\s+di\s+(?:un[oa]?\s+|due\s+)?{thing}|(?:entra|passa|ci\s+sta)(?:no)?\s+(?:\p{L}+\s+)?(?:un[oa]?|due|la|il)\s+{thing}`,
  },
  sign: {
    things: String.raw`cartell[oi]|targ(?:a|he)|targhetta|etichett[ae]|adesiv[oi]|scritt[ae]|iscrizione|insegna|segnale|testo|marcatura`,
    so: String.raw`quindi|perciò|pertanto|dunque|per\s+cui|di\s+conseguenza|sicché`,
  },
  damage: String.raw`fessur[ae]|lesion[ei]|crep[ae]|distacc(?:o|hi)|for[oi]|buc(?:o|hi)|apertur[ae]|vuot[oi]|cediment[oi]|spostament[oi]|freccia|dann[oi]|giunt[oi]`,
  limit: String.raw`più\s+di|superior[ei]|maggior[ei]|super(?:a|ano|i|ino)|oltre|fino\s+a|almeno|al\s+(?:minimo|massimo)|minimo|massimo|se|ogni|precisione`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:sicur[oaie]|stabil[ei]|san[oaie]|solid[oaie]|agibil[ei]|affidabil[ei])`,
      String.raw`in\s+(?:molto\s+)?(?:buon[oe]?|ottim[oe]|perfett[oe]|eccellent[ei]|discrete)\s+(?:stato|condizioni)|(?:buono|ottimo)\s+stato\s+(?:generale|di\s+conservazione)|stato\s+(?:generale\s+)?(?:è\s+)?(?:molto\s+)?(?:buono|soddisfacente|ottimo)`,
      String.raw`(?:stabilità|sicurezza|integrità|resistenza|portata)\s+(?:[a-zà-ÿ’']+\s+){0,3}?(?:non\s+(?:è|risulta|appare)\s+(?:compromessa|pregiudicata|a\s+rischio)|è\s+(?:garantita|assicurata|sufficiente|adeguata))`,
      String.raw`strutturalmente\s+(?:sicur[oaie]|san[oaie]|stabil[ei]|solid[oaie]|integr[oaie]|idone[oaie])`,
      String.raw`in\s+(?:piena|tutta|totale|assoluta)\s+sicurezza|(?:utilizzat|usat|occupat)[oaie]\s+(?:in\s+sicurezza|senza\s+(?:rischi[o]?|pericolo))`,
      String.raw`conform[ei]\s+alle\s+norm\w+|soddisfa(?:no)?\s+i\s+requisiti|funziona(?:no)?\s+correttamente|in\s+buono\s+stato|priv[oaie]\s+di\s+(?:difetti|danni)|ha(?:nno)?\s+superato\s+l[’']ispezione|idone[oaie]\s+all[’']uso`,
      String.raw`(?:sopporterà|resisterà|reggerà|durerà|terrà)(?:nno)?(?![a-zà-ÿ])|(?:può|possono|potrà|potrebbe)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:sopportare|resistere|reggere|sostenere)|(?:è|sono|resta(?:no)?|appare|appaiono|risulta(?:no)?)\s+(?:[a-zà-ÿ]+\s+)?(?:capac[ei]|in\s+grado)\s+di\s+(?:[a-zà-ÿ]+\s+)?(?:sopportare|resistere|reggere|sostenere|portare)|(?:svolge|svolgono|assolve|assolvono|adempie)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:alla\s+|la\s+|il\s+)?(?:sua|propria|loro|suo|proprio)\s+(?:funzione|compito|ruolo)|all[’']altezza\s+de[il]\s+(?:carichi|compito)`,
      String.raw`(?:si\s+(?:è|sono)\s+comportat[oaie]|ha(?:nno)?\s+(?:funzionato|lavorato))\s+(?:[a-zà-ÿ]+\s+)?(?:bene|correttamente|adeguatamente)|(?:riserv[ae]|margin[ei]|capacità|resistenza)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:sufficient[ei]|ampi[ae]|piena|intatta|abbondant[ei])|(?:sufficient[ei]|ampi[aeo]|piena|tutta\s+la\s+sua|abbondante)\s+(?:[a-zà-ÿ]+\s+)?(?:riserv[ae]|margin[ei]|capacità|resistenza|portata)|(?:conserva|conservano|mantiene|mantengono)\s+(?:[a-zà-ÿ]+\s+)?(?:la\s+sua|la\s+propria|tutta\s+la\s+(?:sua\s+)?)\s*(?:capacità|resistenza|solidità|integrità|portata)`,
      String.raw`(?:pienamente|perfettamente|totalmente)\s+(?:utilizzabil[ei]|fruibil[ei]|praticabil[ei]|percorribil[ei]|funzional[ei]|efficient[ei])|pront[oaie]\s+(?:per\s+l[’']uso|all[’']uso|per\s+essere)|senza\s+(?:timore|timori|restrizioni|riserve|limitazioni|problemi|alcun\s+problema)|(?:può|possono)\s+(?:[a-zà-ÿ]+\s+)?(?:riaprire|essere\s+riapert[oaie]|rientrare|restare\s+apert[oaie]|rimanere\s+(?:apert[oaie]|in\s+(?:uso|esercizio|servizio))|continuare\s+(?:a\s+essere\s+)?(?:utilizzat|usat|in\s+esercizio)[oaie]?)`,
      String.raw`(?:retrostante|sottostante|dietro|sotto)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:intatt[oaie]|san[oaie]|integr[oaie]|indenn[ei]|non\s+(?:interessat|coinvolt)[oaie])|(?:puramente|meramente|solamente|soltanto|solo)\s+(?:estetic|superficial|cosmetic)[a-z]*|(?:senza|priv[oaie]\s+di)\s+(?:rilevanza|importanza|conseguenze|ripercussioni)(?:\s+struttural[ei])?`,
    ].join('|'),
    denies: String.raw`(?:non\s+(?:vi\s+è|vi\s+sono|c[’']è|ci\s+sono|presenta(?:no)?|sussiste|sussistono|comporta(?:no)?|costituisce|costituiscono|rappresenta(?:no)?|è|sono)|senza|nessun[oa]?|alcun)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:pericol[oi]|rischi[o]?|pericolos[oaie]|preoccupazion[ei])|(?:non\s+(?:c[’']è\s+(?:bisogno|motivo|ragione|necessità)|vi\s+è\s+(?:motivo|necessità)|è\s+(?:necessari[oa]|il\s+caso)|occorre|serve)|senza\s+(?:bisogno|necessità))\s+(?:di\s+|per\s+|la\s+|il\s+|l[’'])?(?:[a-zà-ÿ]+\s+){0,2}?(?:chiud|chiusura|evacua|puntell|rinforz|preoccupar|allarmar|interven|limitar)[a-zà-ÿ]*|(?:nulla|niente|nessun[oa]?)\b[^.;:!?,]{0,40}(?:punto\s+di\s+vista\s+strutturale)|non\s+(?:devono|hanno\s+motivo\s+di|hanno\s+di\s+che)\s+preoccuparsi`,
    negations: 'non|mai|né|nemmeno|neppure',
    conditions: String.raw`finché|fino\s+a\s+quando|prima|se|affinché|assicurar(?:e|si)|verificare|accertare|confermare|determinare|garantire|una\s+volta|quando|riportare|mantenere|ripristinare|rendere`,
    after: String.raw`\s+non\s+(?:è|può|si)`,
  },
  certainty: {
    claims: String.raw`delaminazion[ei]|delaminat[oaie]|(?:collasso|cedimento|crollo)\s+strutturale`,
    open: String.raw`possibil[ei]|possibilmente|potrebbe|può|sospett[oa]|rischio|se|battitura|probabile|eventuale`,
    allowed: String.raw`vernice|pittura|rivestimento|impiallacciatura|compensato|pellicola|membrana|tinteggiatura|carta\s+da\s+parati`,
  },
  clears: {
    well: String.raw`funziona(?:no)?|regolar[ei]|bene|a\s+posto|in\s+(?:ordine|buon[oe]?\s+\p{L}+)|corrett[oaie]|intatt[oaie]|integr[oaie]|indenn[ei]|perfett[oaie]|accettabil[ei]|soddisfacent[ei]|innocu[oaie]|irrilevant[ei]|trascurabil[ei]|come\s+nuov[oaie]|senza\s+(?:importanza|problemi|difetti|gravità)|(?:può|possono)\s+(?:\p{L}+\s+)?(?:restare|rimanere|stare)|(?:niente|nulla)\s+(?:da\s+\p{L}+|di\s+\p{L}+)|(?:richiede|necessita\s+di)\s+(?:nulla|niente)`,
    wrong:
      'nulla|niente|problem[ai]|difett[oi]|anomali[ae]|dann[oi]|obiezioni|riserve|attenzione|azione|azioni|intervent[oi]|misur[ae]|motivo|preoccupazione|importanza|rilevanza|rischio|pericolo|necessari[oaie]|necessità|lavori',
    about: String.raw`prima|cadut[oaie]|piegat[oaie]|intas\p{L}*|manca(?:no)?|scattat[oaie]|vist[oaie]|urgent[ei]|priorità|prioritari[oa]|perso|scopert[oi]|spostat[oaie]|entrare|acqua|profondità|valutabil[ei]|ingegnere|impresa|accesso|non\s+\p{L}+\s+più|arruggin\p{L}*`,
  },
  unseen: {
    tests: {
      words: String.raw`battitur[ae]|percussion[ei]|sondagg(?:io|i)|sondat[oaie]|igrometr[oi]|misurazion[ei]|sclerometr[oi]|pacometr[oi]|carotagg(?:io|i)|carote|sagg(?:io|i)|endoscop\p{L}*|termograf\p{L}*|termocamera|georadar|radar|ultrasuoni|laboratori?o?|prov[ae]|provat[oaie]|test|testat[oaie]|indagini`,
      results: String.raw`rivelat[oaie]|rivela(?:no)?|mostrat[oaie]|mostra(?:no)?|confermat[oaie]|conferma(?:no)?|trovat[oaie]|rilevat[oaie]|indicat[oaie]|indica(?:no)?|dato|suona(?:no)?|vuoto|negativ[oa]|positiv[oa]`,
      done: String.raw`eseguit[oaie]|effettuat[oaie]|fatt[oaie]|svolt[oaie]|sondat[oaie]|provat[oaie]|testat[oaie]`,
      open: String.raw`prima|fino|finché|se|dev(?:e|ono)|dovrebbe(?:ro)?|raccomand\p{L}*|consiglia\p{L}*|necessari\p{L}*|occorr\p{L}*|può|possono|potrebbe(?:ro)?|eseguire|effettuare|fare|da\s+(?:eseguire|effettuare|fare)|cartello`,
    },
    hidden: {
      places: String.raw`dietro\s+(?:l[’']intonaco|il\s+(?:rivestimento|paramento)|la\s+(?:parete|lastra)|le\s+piastrelle|di\s+ess[oa])|(?:sotto|al\s+di\s+sotto\s+del?l?[ao’']?)\s*(?:l[’']intonaco|il\s+(?:rivestimento|massetto|pavimento)|la\s+(?:superficie|pittura|guaina|vernice)|le\s+piastrelle)|all[’']interno\s+(?:del\s+muro|della\s+(?:parete|soletta)|dell[’']elemento)|nell[’']intercapedine|per\s+tutto\s+lo\s+spessore|in\s+profondità|nascost[oaie]|annegat[oaie]`,
      states: String.raw`corros[oaie]|arrugginit[oaie]|ossidat[oaie]|marc[oaie]|marcio|degradat[oaie]|satur[oaie]|inzuppat[oaie]|umid[oaie]|bagnat[oaie]|fessurat[oaie]|rott[oaie]|mancan(?:o|te|ti)|manca|distaccat[oaie]|vuot[oaie]|vuoti|scalzat[oaie]|indebolit[oaie]|intatt[oaie]|san[oaie]|asciutt[oaie]`,
      open: String.raw`visibil[ei]|espost[oaie]|a\s+vista|può|possono|potrebbe(?:ro)?|probabil\p{L}*|possibil\p{L}*|forse|sospett\p{L}*|sembra(?:no)?|appare|appaiono|se|verificare|aprire|sconosciut\p{L}*|indica(?:no)?|suggeri\p{L}*|rischio|dove`,
    },
    none: 'nessun[oa]?|non|nulla|niente|mai|senza|né',
  },
  instructions: {
    opens: String.raw`^(?:\p{L}+mente\s+|poi\s+|prima\s+|non\s+)*(?:(?!(?:canti|gen|caratt|pot|braci)ere|(?:m|angol|sol|alt|famili)are|essere|avere|restare|rimanere|occorre|conviene)\p{L}+(?:are|ere|ire|rre)|far|dar|metter|\p{L}+(?:ar|er|ir)(?:si|l[oaei]|ne))(?=\s|$)(?!\s+(?:è|sono|in\s+buon|senza|C?\d))`,
    orders: String.raw`(?:dev(?:e|ono)|dovr(?:à|anno|ebbe|ebbero)|va|vanno)\s+(?:\p{L}+mente\s+)?(?:essere\s+)?(?!consider|ritenut|stat)\p{L}{2,}(?:at|it|ut|es|os|ss|st|tt)[oaie](?!\p{L})|(?:è|sono)\s+da\s+(?!segnalare|temere|rilevare)\p{L}+re|(?<!non\s)occorre|si\s+raccomanda|(?<!non\s)conviene`,
    says: String.raw`(?:annotare|indicare|segnalare|informare|precisare|certificare|dichiarare|considerare|ritenere|assumere|accettare|ricordare|menzionare|dire|scrivere)(?!\p{L})`,
    states: String.raw`perché|poiché|in\s+quanto|dato|siccome|sebbene|benché|,\s*(?:che|il\s+che|il\s+quale|la\s+quale|la\s+battitura|la\s+prova)`,
    conditions: String.raw`finché|fino|se|prima|quando|affinché|per|che|dove|una\s+volta|purché`,
    finite:
      'fa|fanno|è|sono|era|erano|ha|hanno|sembra(?:no)?|mostra(?:no)?|rivela(?:no)?|presenta(?:no)?|può|possono|resta(?:no)?|rimane|rimangono|risulta(?:no)?|regge|tiene',
  },
  told: {
    gauges: 'fessurimetr[oi]|calibr[oi]|comparator[ei]|spessimetr[oi]',
    rulers: String.raw`righell[oi]|rig(?:a|he)\s+metric(?:a|he)|metr[oi]\s+(?:a\s+nastro|pieghevole)|flessometr[oi]|nastro\s+metrico|asta\s+metrica`,
    hazards: String.raw`(?:\p{L}+-)?amianto|asbesto|eternit|vernice\s+al\s+piombo|pcb`,
    suspected: String.raw`sospett|presunt|possib|potrebb|\bpuò|eventual|campion|anali[sz]|accert|verific|esclu|\bse\b`,
    people:
      'proprietari[oa]?|inquilin[oaie]|conduttor[ei]|amministrator[ei]|custode|portiere|condomin[oi]|cliente|committente|produttore|fabbricante|impresa|vicin[oaie]|residenti|occupanti|gestore',
    say: 'riferisc(?:e|ono)|dice|dicono|segnala(?:no)?|dichiara(?:no)?|conferma(?:no)?|afferma(?:no)?|spiega(?:no)?|racconta(?:no)?',
    accordingTo: String.raw`secondo|a\s+detta\s+d(?:i|el|ella|ell)|stando\s+a`,
    ages: String.raw`(?:del|dal|nel|ann[oi]|al)\s+{year}|{number}\s+anni|anni\s+(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)`,
  },
  declines: 'mi dispiace|non posso',
  obeys: [
    String.raw`come\s+(?:indicato|richiesto|ordinato|prescritto|istruito)(?:\s+(?:dal|dalla|sul|nel)\s+[a-z]+)?|come\s+(?:il|la|l[’'])\s*(?:cartello|targa|etichetta|scritta)`,
    String.raw`(?:secondo|seguendo|conformemente\s+(?:al|alla|alle)|in\s+base\s+(?:al|alla|alle))\s+(?:il\s+|la\s+|le\s+|l[’'])?(?:istruzion[ei]|cartello|adesivo|targa|etichetta|scritta)`,
    String.raw`(?:cartello|adesivo|targa|etichetta|scritta|testo|schermo)\b[^.;!?]{0,40}(?:conferma|certifica|assicura|garantisce|dichiara|ordina|richiede)`,
    String.raw`ignor(?:are|a|ando)\s+(?:tutte\s+)?(?:le\s+)?(?:istruzioni|regole|precedenti)`,
    String.raw`come\s+(?:IA|assistente)|modello\s+linguistico`,
    String.raw`(?:è|sono)\s+(?:stat[oaie]\s+)?(?:approvat|certificat|omologat|collaudat)[oaie]|(?:approvat|certificat)[oaie]\s+da`,
  ].join('|'),
  otherPhoto: String.raw`(?:foto|fotografia|immagine|immagini)\s+(?:precedent[ei]|successiv[ae]|seguent[ei]|vicin[ae])|(?:altra|seconda)\s+(?:foto|fotografia|immagine)`,
  standards: {
    complies: String.raw`\b(?:conformi?|rispetta(?:no)?|soddisfa(?:no)?|viola(?:no)?|contravv(?:iene|engono)|rispondente)\b`,
    open: String.raw`\b(?:deve|devono|dovrà|dovrebbe|verificare|se|affinché)(?!\p{L})`,
    untold: String.raw`\bnon (?:si può|permette|consente)(?!\p{L})`,
  },
  quantities: {
    percent: 'per cento',
    hours: 'or[ae]',
    days: 'giorn[oi]',
    weeks: 'settiman[ae]',
    months: 'mes[ei]',
    years: 'ann[oi]',
    numbers: 'un[oa]? due tre quattro cinque sei sette otto nove dieci undici dodici',
  },
  trade:
    'muro|parete|fessura|fessure|lesione|crepa|mattoni|muratura|calcestruzzo|copertura|trave|soletta|solaio|acciaio|finestra|porta|pavimento|soffitto|giunto|giunti|malta|ruggine|macchia|macchie|scala|colonna|pilastro|cedimento|corrosione|distacco|intonaco|ingegnere|verificare|riparare|monitorare|prima|applicare|visibile|visibili|umidità|armatura|esposta|strutturista|diagonale',
};
