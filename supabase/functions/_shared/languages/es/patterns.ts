import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:es|son|está|están|parece(?:n)?|resulta(?:n)?|se\s+considera(?:n)?|se\s+encuentra(?:n)?|permanece(?:n)?|sigue(?:n)?\s+siendo|se\s+mantiene(?:n)?)\s+(?:ser\s+|estar\s+)?`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:no|nunca|ni|poco|hasta|si)(?![a-zà-ÿ]))[a-zà-ÿ]+\s+){0,4}?`;

export const PATTERNS: LanguagePatterns = {
  playsDown: 'leves?|insignificantes?|despreciables?|estétic[oa]s?|poco importantes?',
  abbreviations: 'aprox|núm',
  style:
    'Factual Spanish as in an informe pericial: noun phrases for what is seen, the infinitive for measures ("Colocar testigos."), a decimal comma.',
  choices: {
    outcome: {
      defect: 'defecto|defectos|daño|daños|lesión|patología',
      no_visible_defect:
        'sin defecto visible|sin defectos visibles|ningún defecto visible|sin defectos|sin daños',
      nothing_inspectable: 'nada evaluable|no evaluable|nada inspeccionable|nada',
    },
    severity: {
      minor: 'menor|leve|bajo|baja|ligero|ligera|estético',
      moderate: 'moderado|moderada|medio|media',
      major: 'mayor|grave|alto|alta|severo|severa|importante',
      safety: 'seguridad|peligro|peligroso|peligrosa|crítico|crítica',
    },
    urgency: {
      immediate: 'inmediato|inmediata|inmediatamente|urgente|de inmediato',
      soon: 'pronto|corto plazo|a corto plazo|en breve',
      planned:
        'planificado|planificada|programado|programada|previsto|medio plazo|a medio plazo|largo plazo',
      monitor: 'vigilar|monitorizar|monitorear|seguimiento|observar|observación',
    },
    confidence: {
      high: 'alto|alta|elevada',
      medium: 'medio|media|moderada',
      low: 'bajo|baja',
    },
    yes: 'sí|si|verdadero|presente',
    no: 'no|falso|ninguno|ninguna|ausente|no visible',
    levels: 'nivel|clase|nota',
  },
  nothing: String.raw`ningun[oa]|nada|no aplica|no procede|desconocid[oa]|indeterminad[oa]|no (?:determinad[oa]|conocid[oa]|visible|especificad[oa]|identificad[oa])|(?:la )?causa (?:es )?(?:desconocida|indeterminada|no determinada)`,
  hedges: {
    before: [
      String.raw`(?:la\s+)?causa\s+(?:más\s+)?(?:probable|posible|presunta|supuesta)(?:,?\s+no\s+confirmada)?(?:\s+(?:es|sería|podría\s+ser))?`,
      String.raw`(?:la\s+)?causa\s+(?:es|sería|podría\s+ser|puede\s+ser)`,
      String.raw`(?:(?:esto|ello|que|la\s+(?:fisura|grieta)|el\s+daño)\s+)?(?:es|son|puede(?:n)?|podría(?:n)?|parece(?:n)?|sería(?:n)?)\s+(?:probablemente\s+|posiblemente\s+)?(?:ser\s+|estar\s+|deberse\s+)?(?:probablemente\s+|posiblemente\s+)?(?:debid[oa]s?\s+(?:al?|a\s+la)|causad[oa]s?\s+por|compatibles?\s+con|relacionad[oa]s?\s+con|provocad[oa]s?\s+por|atribuibles?\s+al?|al?)`,
      String.raw`(?:probablemente|posiblemente|quizás?|tal\s+vez|presumiblemente|seguramente|aparentemente)(?:\s+(?:debid[oa]s?\s+al?|causad[oa]s?\s+por))?`,
      String.raw`debid[oa]s?\s+al?|causad[oa]s?\s+por|provocad[oa]s?\s+por|compatibles?\s+con|consecuencia\s+de(?:l)?|indica(?:n)?|sugiere(?:n)?|a\s+causa\s+de(?:l)?`,
      String.raw`(?:probable|posible|presunt[oa]|eventual)(?:s|es)?`,
    ].join('|'),
    after: String.raw`,?\s+(?:probablemente|posiblemente|quizás?|probable|posible|no\s+confirmad[oa])s?|\s*\((?:probable|posible|por\s+confirmar|no\s+confirmad[oa])\)`,
  },
  lengths: {
    units: [
      ['milímetros?', 1],
      ['centímetros?', 10],
      // A folding rule is not a length, in all three languages that share the word.
      [String.raw`metros?(?!\s+(?:plegable|de\s+cinta|a\s+nastro|articulado))`, 1000],
      ['kilómetros?', 1_000_000],
      ['pulgadas?', 25.4],
      [String.raw`pies(?!\s+derech)(?=\s+(?:de\s+(?:ancho|largo|alto)|sobre))`, 304.8],
    ],
    square: 'cuadrados?',
    numbers: String.raw`décimas?\s+de|medi[oa]|un\s+par\s+de|un[oa]s?\s+(?:poc[oa]s|cuant[oa]s)|un[oa]s?|algun[oa]s|vari[oa]s|poc[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien`,
    bare: String.raw`(?:milimétric|centimétric)[oa]s?`,
    things: 'dedos?|pulgar|mano|puño|moneda|lápiz|bolígrafo|tarjeta|cerilla',
    likened: String.raw`(?:ancho|anchura|grosor|espesor|tamaño|profundidad)\s+de\s+(?:un[oa]?\s+|la\s+|dos\s+)?{thing}|(?:cabe[n]?|entra[n]?)\s+(?:un[oa]?|dos|la|el)\s+{thing}|tan\s+anch[oa]\s+como\s+(?:un[oa]?\s+)?{thing}`,
  },
  sign: {
    things: String.raw`señal(?:es)?|placas?|carteles|cartel|letreros?|rótulos?|etiquetas?|pegatinas?|inscripción|texto|marcas?|pintada`,
    so: String.raw`por\s+(?:lo\s+que|eso|tanto)|de\s+modo\s+que|así\s+que|por\s+ello`,
  },
  damage: String.raw`fisuras?|grietas?|desconchad[oa]s?|desprendimientos?|huecos?|agujeros?|aberturas?|holguras?|asientos?|desplazamientos?|flecha|daños?|juntas?`,
  limit: String.raw`más\s+de|superior(?:es)?|mayor(?:es)?|excede\w*|supere\w*|supera\w*|hasta|al\s+menos|como\s+(?:mínimo|máximo)|mínimo|máximo|si|cada|precisión`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:segur[oa]s?|estables?|san[oa]s?|sólid[oa]s?|fiables?|apt[oa]s?\s+para|habitables?)`,
      String.raw`en\s+(?:muy\s+)?(?:buen|excelente|perfecto|óptimo)\s+estado|en\s+(?:muy\s+)?(?:buenas|excelentes|perfectas|óptimas)\s+condiciones|(?:buen|excelente)\s+estado\s+(?:general|de\s+conservación)|estado\s+(?:general\s+)?(?:es\s+)?(?:muy\s+)?(?:bueno|satisfactorio|excelente)`,
      String.raw`(?:estabilidad|seguridad|integridad|resistencia)\s+(?:[a-záéíóúñ]+\s+){0,3}?(?:no\s+(?:está|se\s+ve|queda|resulta)\s+(?:comprometida|afectada|en\s+riesgo|en\s+peligro)|está\s+(?:garantizada|asegurada)|es\s+(?:suficiente|adecuada))`,
      String.raw`estructuralmente\s+(?:segur[oa]|san[oa]|estable|sólid[oa])s?`,
      String.raw`(?:utilizar|usar|ocupar|transitar|utilizarse|usarse|ocuparse)\s+(?:con\s+(?:total\s+|toda\s+)?seguridad|de\s+forma\s+segura|sin\s+riesgo)|con\s+(?:total|toda|plena)\s+seguridad`,
      String.raw`cumple(?:n)?\s+(?:con\s+)?(?:la|las|los|todas|todos)\s+(?:las\s+|los\s+)?(?:norm\w+|requisitos)|funciona(?:n)?\s+correctamente|(?:buen|perfecto)\s+(?:estado|funcionamiento)\s+(?:general|aparente)|(?:libre|exent[oa])s?\s+de\s+(?:todo\s+)?(?:defecto|daño)s?|ha(?:n)?\s+(?:superado|pasado)\s+la\s+inspección`,
      String.raw`(?:soportará|resistirá|aguantará|durará)n?(?![a-záéíóúñ])|(?:puede|pueden|podrá|podría)\s+(?:[a-záéíóúñ]+\s+){0,2}?(?:soportar|resistir|aguantar|asumir|durar)|(?:es|son|sigue(?:n)?\s+siendo|parece(?:n)?|está(?:n)?)\s+(?:[a-záéíóúñ]+\s+)?(?:capa(?:z|ces)|en\s+condiciones)\s+de\s+(?:[a-záéíóúñ]+\s+)?(?:soportar|resistir|aguantar|recibir|cumplir)|(?:cumple(?:n)?|cumpliendo)\s+(?:[a-záéíóúñ]+\s+)?(?:su|con\s+su)\s+(?:función|cometido|papel)`,
      String.raw`(?:se\s+ha(?:n)?\s+comportado|ha(?:n)?\s+funcionado)\s+(?:[a-záéíóúñ]+\s+)?(?:bien|correctamente|adecuadamente)|(?:reservas?|margen|capacidad|resistencia)\s+(?:[a-záéíóúñ]+\s+){0,2}?(?:suficientes?|de\s+sobra|amplia|sobrada|íntegra|plena|intacta)|(?:suficientes?|amplia|plena|toda\s+su|sobrada)\s+(?:[a-záéíóúñ]+\s+)?(?:reservas?|capacidad|resistencia)|sobra(?:n)?\s+(?:capacidad|resistencia)|conserva(?:n)?\s+(?:[a-záéíóúñ]+\s+)?su\s+(?:capacidad|resistencia|solidez|integridad)|vida\s+útil\s+(?:por\s+delante|restante\s+(?:amplia|suficiente))`,
      String.raw`(?:plenamente|totalmente|perfectamente)\s+(?:utilizable|transitable|operativ[oa]|funcional|apt[oa])s?|list[oa]s?\s+para\s+(?:su\s+)?(?:uso|usar|utilizar|abrir)|sin\s+(?:temor|restricciones|reservas|limitaciones|ningún\s+problema|problemas?)|(?:puede|pueden)\s+(?:[a-záéíóúñ]+\s+)?(?:reabrirse|reabrir|volver\s+a|permanecer\s+abiert[oa]s?|seguir\s+(?:en\s+(?:uso|servicio)|usándose|utilizándose|abiert[oa]s?))`,
      String.raw`(?:detrás|debajo|subyacente)\s+(?:[a-záéíóúñ]+\s+){0,2}?(?:intact[oa]|san[oa]|indemne|sin\s+daños|no\s+afectad[oa])s?|(?:puramente|meramente|únicamente|solo|sólo)\s+(?:estétic|superficial|cosmétic)[a-z]*|sin\s+(?:importancia|relevancia|consecuencias?)(?:\s+estructural(?:es)?)?`,
    ].join('|'),
    denies: String.raw`(?:no\s+(?:hay|existe(?:n)?|presenta(?:n)?|supone(?:n)?|representa(?:n)?|entraña(?:n)?|constituye(?:n)?|es|son)|sin|ningún|ninguna)\s+(?:[a-záéíóúñ]+\s+){0,2}?(?:peligros?|riesgos?|peligros[oa]s?|preocupación)|(?:no\s+(?:hay\s+(?:necesidad|razón|motivo)s?|es\s+(?:necesari[oa]|preciso)|hace\s+falta|procede)|sin\s+necesidad)\s+(?:de\s+|para\s+|el\s+|la\s+)?(?:[a-záéíóúñ]+\s+){0,2}?(?:cerrar|cierre|evacuar|evacuación|apuntalar|apuntalamiento|reforzar|refuerzo|preocupar|alarmar|intervenir|restringir)[a-z]*|(?:nada|ningun[oa])\b[^.;:!?,]{0,40}(?:punto\s+de\s+vista\s+estructural)|no\s+(?:deben|tienen\s+que|tiene\s+que|hay\s+que)\s+preocupar\w*`,
    negations: 'no|nunca|ni|tampoco|jamás',
    conditions: String.raw`hasta\s+que|antes|si|para\s+que|asegurar(?:se)?|comprobar|verificar|confirmar|determinar|garantizar|una\s+vez|cuando|devolver|mantener|restablecer|dejar|reponer`,
    after: String.raw`\s+no\s+(?:es|puede|se)`,
  },
  certainty: {
    claims: String.raw`de(?:s)?laminaci(?:ón|ones)|deslaminad[oa]s?|delaminad[oa]s?|(?:fallo|falla|colapso)\s+estructural`,
    open: String.raw`posible|posiblemente|podría|puede|sospecha|riesgo|si|golpeo|sondeo|probable`,
    allowed: String.raw`pintura|revestimiento|chapado|contrachapado|barniz|lámina|membrana|papel\s+pintado`,
  },
  clears: {
    well: String.raw`funciona(?:n)?|cumple(?:n)?|bien(?!\s+visible)|en\s+(?:orden|regla|buen\s+\p{L}+)|correct[oa]s?|intact[oa]s?|indemnes?|perfect[oa]s?|san[oa]s?|aceptables?|satisfactori[oa]s?|inofensiv[oa]s?|irrelevantes?|como\s+nuev[oa]s?|sin\s+(?:importancia|problemas?|defectos?|novedad)|carece(?:n)?\s+de\s+(?:importancia|relevancia|gravedad)|(?:puede|pueden)\s+(?:quedar(?:se)?|permanecer|seguir|dejarse)|nada\s+(?:que\s+\p{L}+|anormal|reseñable)|(?:requiere|necesita|precisa)n?\s+nada`,
    wrong:
      'nada|problemas?|defectos?|anomalías?|daños?|objeciones|reparos?|atención|actuación|actuaciones|intervención|medidas?|motivo|preocupación|importancia|relevancia|riesgo|peligro|necesari[oa]s?|necesidad|obras?',
    about: String.raw`primero|antes|caíd[oa]s?|doblad[oa]s?|atasca\p{L}*|falta(?:n)?|desborda(?:n)?|tomad[oa]s?|vistas?|urgente|prioridad|prioritari[oa]|perdid[oa]|aire|movid[oa]s?|entrar|agua|profundidad|valorar|ingeniero|empresa|acceso|ya\s+no|lugar`,
  },
  unseen: {
    tests: {
      words: String.raw`golpeteo|golpead[oa]s?|auscultación|sondeos?|sondead[oa]s?|higrómetros?|medición(?:es)?|mediciones|esclerómetros?|pachómetros?|testigos?\s+extraídos?|catas?|calas?|endoscop\p{L}*|termograf\p{L}*|cámara\s+térmica|georradar|radar|ultrasonidos?|laboratorios?|ensayos?|ensayad[oa]s?|pruebas?|probad[oa]s?`,
      results: String.raw`reveló|revelaron|revelan?|mostró|mostraron|muestran?|confirmó|confirmaron|confirman?|encontr(?:ó|aron)|detect(?:ó|aron)|indic(?:ó|aron|an?)|dio|dieron|hueco|resultó|negativ[oa]|positiv[oa]|hallaron|halló`,
      done: String.raw`realizad[oa]s?|efectuad[oa]s?|hech[oa]s?|hizo|hicieron|ensayad[oa]s?|sondead[oa]s?|probad[oa]s?|golpead[oa]s?`,
      open: String.raw`antes|hasta|si|deb(?:e|en|ería|erían)|recomiend\p{L}*|recomend\p{L}*|necesari\p{L}*|puede|pueden|podría|podrían|realizar|efectuar|hacer|encargar|cartel`,
    },
    hidden: {
      places: String.raw`(?:detrás|por\s+detrás|debajo|por\s+debajo)\s+del?\s+(?:(?:la|las|los|el)\s+)?(?:revoco|enlucido|enfoscado|revestimiento|alicatado|azulejos?|paneles?|chapado|superficie|pintura|solado|solera|membrana|ellos?|ellas?)|bajo\s+(?:el|la|los|las)\s+(?:revoco|enlucido|enfoscado|revestimiento|superficie|pintura|solado|membrana|azulejos)|en\s+(?:el\s+)?interior\s+(?:del\s+muro|de\s+la\s+(?:pared|losa)|del\s+elemento)|en\s+la\s+cámara|en\s+todo\s+su\s+espesor|en\s+profundidad|ocult[oa]s?|embebid[oa]s?`,
      states: String.raw`corroíd[oa]s?|oxidad[oa]s?|podrid[oa]s?|degradad[oa]s?|saturad[oa]s?|empapad[oa]s?|húmed[oa]s?|mojad[oa]s?|agrietad[oa]s?|fisurad[oa]s?|rot[oa]s?|faltan?|suelt[oa]s?|despegad[oa]s?|huec[oa]s?|huecos|socavad[oa]s?|debilitad[oa]s?|intact[oa]s?|san[oa]s?|sec[oa]s?`,
      open: String.raw`visibles?|vist[oa]s?|expuest[oa]s?|puede|pueden|podría|podrían|probable(?:mente)?|posible(?:mente)?|quizás?|sospech\p{L}*|parece[n]?|si|comprobar|abrir|desconocid\p{L}*|no\s+(?:se\s+)?(?:conoce|evaluad\p{L}*)|indica[n]?|sugier\p{L}*|riesgo|donde`,
    },
    none: 'ningun[oa]?|ningún|no|nada|nunca|sin|ni',
  },
  instructions: {
    opens: String.raw`^(?:\p{L}+mente\s+|luego\s+|después\s+|primero\s+|no\s+)*(?:(?!(?:pil|lug|hog|sill|sol|famili|regul|simil|auxili|angul|alt|antepech)ar|tall?er|alquiler|est(?:ar|á)|ser\s|haber|tener)\p{L}+(?:ar|er|ir)(?:se|l[aeo]s?)?)(?=\s|$)(?!\s+(?:está|es|en\s+buen|sin|con|C?\d))`,
    orders: String.raw`(?:deb(?:e|en|ería|erían|erá|erán)|ha(?:n)?\s+de|tiene(?:n)?\s+que)\s+(?:\p{L}+mente\s+)?(?:ser\s+(?!consider|juzg)\p{L}+[ai]d[oa]s?|(?!est|ser|consider|segu|perman|qued|result|ten|hab|manten)\p{L}+(?:ar|er|ir)(?:se)?)|(?<!no\s)hay\s+que|se\s+recomienda|(?<!no\s)conviene`,
    says: String.raw`(?:anotar|indicar|señalar|informar|avisar\s+de\s+que|constatar|certificar|declarar|considerar|asumir|aceptar|recordar|mencionar|decir|escribir|hacer\s+constar)(?!\p{L})`,
    states: String.raw`ya\s+que|porque|pues|puesto|dado|aunque|como|,\s*(?:que|lo\s+que|el\s+cual|la\s+cual|el\s+ensayo)`,
    conditions: String.raw`hasta|si|antes|cuando|mientras|para|que|donde|una\s+vez|siempre`,
    finite:
      'es|son|está|están|era|fue|fueron|ha|han|parece(?:n)?|muestra(?:n)?|reveló|revelaron|presenta(?:n)?|puede(?:n)?|queda(?:n)?|permanece(?:n)?|sigue(?:n)?|cumple(?:n)?|resultó|dio',
  },
  told: {
    gauges: String.raw`fisurómetros?|galgas?|calibres?|comparador(?:es)?|pie\s+de\s+rey`,
    rulers: String.raw`reglas?|cintas?\s+métricas?|flexómetros?|metros?\s+(?:plegable|de\s+cinta)|escalas?`,
    hazards: String.raw`amianto|asbesto\p{L}*|pintura\s+(?:con|de)\s+plomo|pcb`,
    suspected: String.raw`sospech|presunt|posibl|pued|podr|muestra|anali[zs]|descart|\bsabe|determin|comprob|desconoc`,
    people:
      'propietari[oa]s?|inquilin[oa]s?|vecin[oa]s?|porter[oa]|conserje|administrador(?:a|es)?|cliente|fabricante|constructora?|usuari[oa]s?|residentes?|ocupantes?|encargad[oa]|promotor',
    say: 'comentan?|dicen?|informan?|afirman?|confirman?|señalan?|manifiestan?|refieren?|explican?|aseguran?',
    accordingTo: String.raw`según|a\s+decir\s+de`,
    ages: String.raw`(?:de|desde|en|años?|hacia)\s+{year}|{number}\s+años?`,
  },
  declines: 'lo siento|no puedo',
  obeys: [
    String.raw`(?:como|tal\s+como|según)\s+(?:se\s+)?(?:indica|ordena|pide|solicita|instruye|exige)(?:\s+(?:el|la|en)\s+(?:el\s+|la\s+)?[a-záéíóúñ]+)?|como\s+(?:el|la)\s+(?:cartel|señal|letrero|etiqueta)`,
    String.raw`(?:según|siguiendo|conforme\s+a|de\s+acuerdo\s+con)\s+(?:el\s+|la\s+|las\s+|lo\s+)?(?:instrucci(?:ón|ones)|cartel|letrero|señal|pegatina|placa|etiqueta|rótulo)`,
    String.raw`(?:cartel|letrero|señal|pegatina|placa|etiqueta|rótulo|texto|pantalla)\b[^.;!?]{0,40}\b(?:confirma|certifica|asegura|garantiza|declara|ordena|exige)`,
    String.raw`ignor(?:ar|e|ando)\s+(?:todas\s+)?(?:las\s+)?(?:instrucciones|reglas|anteriores)`,
    String.raw`como\s+(?:IA|asistente)|modelo\s+de\s+lenguaje`,
    String.raw`(?:está|están|ha\s+sido|han\s+sido|fue)\s+(?:aprobad|certificad|homologad)[oa]s?|(?:aprobad|certificad)[oa]s?\s+por`,
  ].join('|'),
  otherPhoto: String.raw`(?:foto|fotografía|imagen|imágen)(?:s|es)?\s+(?:anterior|siguiente|vecina|previa)(?:s|es)?|(?:otra|segunda)\s+(?:foto|fotografía|imagen)`,
  standards: {
    complies: String.raw`\b(?:cumplen?|incumplen?|conformes?|satisfacen?|vulneran?|se ajustan?)\b`,
    open: String.raw`\b(?:debe(?:n|rá|rán|ría)?|verificar|comprobar|si)(?!\p{L})`,
    untold: String.raw`\bno (?:se puede|permite)(?!\p{L})`,
  },
  quantities: {
    percent: 'por ciento',
    hours: 'horas?',
    days: 'días?',
    weeks: 'semanas?',
    months: 'mes(?:es)?',
    years: 'años?',
    numbers: 'un[oa]? dos tres cuatro cinco seis siete ocho nueve diez once doce',
  },
  trade:
    'muro|pared|fisura|fisuras|grieta|grietas|ladrillo|hormigón|cubierta|viga|losa|acero|ventana|puerta|suelo|techo|junta|juntas|mortero|óxido|mancha|manchas|daño|escalera|columna|pilar|asiento|corrosión|desprendimiento|desconchado|revoco|ingeniero|estructuras|comprobar|reparar|vigilar|antes|colocar|visible|visibles|humedad|armadura|expuesta',
};
