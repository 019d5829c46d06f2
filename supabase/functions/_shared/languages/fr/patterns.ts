import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:est|sont|était|étaient|semble(?:nt)?|paraît|paraissent|reste(?:nt)?|demeure(?:nt)?|apparaît|apparaissent|jugée?s?|considérée?s?\s+comme)\s+(?:être\s+)?`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:pas|jamais|ni|peu|plus|non|jusqu|si)(?![a-zà-ÿ]))[a-zà-ÿ]+\s+){0,4}?`;

export const PATTERNS: LanguagePatterns = {
  playsDown: 'mineur(?:e|s|es)?|négligeables?|insignifiante?s?|bénin(?:s|e|es)?|cosmétiques?',
  abbreviations: 'env',
  style:
    'Factual French as in a rapport de diagnostic: noun phrases for what is seen, the infinitive for measures ("Poser des témoins."), a decimal comma, a space before a colon.',
  choices: {
    outcome: {
      defect: 'désordre|désordres|défaut|défauts|dommage|pathologie',
      no_visible_defect:
        'aucun désordre visible|aucun défaut visible|aucun défaut|aucun désordre|pas de défaut',
      nothing_inspectable: "rien d’évaluable|rien d'évaluable|non évaluable|rien",
    },
    severity: {
      minor: 'mineur|mineure|faible|léger|légère|bas|esthétique',
      moderate: 'modéré|modérée|moyen|moyenne',
      major: 'majeur|majeure|grave|élevé|élevée|sévère|important|importante',
      safety: 'sécurité|danger|dangereux|dangereuse|critique',
    },
    urgency: {
      immediate: 'immédiat|immédiate|immédiatement|urgent|urgente|sans délai',
      soon: 'bientôt|court terme|à court terme|prochainement|rapidement',
      planned: 'planifié|planifiée|prévu|moyen terme|à moyen terme|long terme|programmé',
      monitor: 'surveiller|surveillance|suivi|observer',
    },
    confidence: {
      high: 'élevé|élevée|haute|forte',
      medium: 'moyen|moyenne|modérée',
      low: 'faible|basse',
    },
    yes: 'oui|vrai|présent|présente',
    no: 'non|faux|aucun|aucune|absent|absente|pas visible|non visible',
    levels: 'niveau|note|classe',
  },
  nothing: String.raw`aucune?|rien|néant|sans objet|non (?:applicable|déterminée?|connue?|visible|précisée?|identifiée?)|inconnue?|indéterminée?|(?:la )?cause (?:est )?(?:inconnue|indéterminée|non déterminée)`,
  hedges: {
    before: [
      String.raw`(?:la\s+)?cause\s+(?:la\s+plus\s+)?(?:probable|possible|vraisemblable|présumée|supposée)(?:,?\s+non\s+confirmée)?(?:\s+(?:est|serait|pourrait\s+être))?`,
      String.raw`(?:la\s+)?cause\s+(?:est|serait|pourrait\s+être)`,
      String.raw`(?:(?:ce(?:la|ci)?|il|elle|qui|la\s+fissure|le\s+désordre)\s+)?(?:est|sont|peu(?:t|vent)|pourrai(?:t|ent)|semble(?:nt)?|paraît|serai(?:t|ent))\s+(?:probablement\s+|vraisemblablement\s+|sans\s+doute\s+|peut-être\s+)?(?:être\s+)?(?:probablement\s+|vraisemblablement\s+)?(?:due?s?\s+(?:aux?|à\s+l[’']|à)|causée?s?\s+par|compatibles?\s+avec|liée?s?\s+(?:aux?|à)|provoquée?s?\s+par|imputables?\s+(?:aux?|à)|le\s+résultat\s+d[eu’'])`,
      String.raw`(?:probablement|vraisemblablement|sans\s+doute|peut-être|possiblement|éventuellement|apparemment)(?:\s+(?:due?s?\s+(?:aux?|à)|causée?s?\s+par|liée?s?\s+(?:aux?|à)))?`,
      String.raw`due?s?\s+(?:aux?|à)|causée?s?\s+par|provoquée?s?\s+par|compatibles?\s+avec|liée?s?\s+(?:aux?|à)|évoque(?:nt)?|suggère(?:nt)?|indique(?:nt)?|conséquence\s+(?:de|d[’']|du)`,
      String.raw`(?:probable|possible|éventuelle?|vraisemblable)s?`,
    ].join('|'),
    after: String.raw`,?\s+(?:probable|possible|vraisemblable|éventuelle?|probablement|peut-être|non\s+confirmée?)s?|\s*\((?:probable|possible|supposée?|à\s+confirmer|non\s+confirmée?)\)`,
  },
  lengths: {
    units: [
      ['millimètres?', 1],
      ['centimètres?', 10],
      [String.raw`mètres?(?!\s+(?:ruban|pliant))`, 1000],
      ['kilomètres?', 1_000_000],
      ['pouces?', 25.4],
      [String.raw`pieds?(?=\s+(?:de\s+(?:large|long|haut)|au-dess))`, 304.8],
    ],
    square: String.raw`(?:carrés?)`,
    numbers: String.raw`dixièmes?\s+de|une?\s+demi-?|demi-?|une\s+(?:dizaine|vingtaine|douzaine|quinzaine)\s+de|quelques|plusieurs|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent`,
    bare: String.raw`d[’']ordre\s+(?:milli|centi)métrique|(?:pluri)?(?:milli|centi)métrique`,
    things: String.raw`doigts?|pouces?|mains?|poing|pièce\s+de\s+monnaie|crayon|stylo|carte\s+bancaire|allumette`,
    likened: String.raw`(?:largeur|épaisseur|taille|profondeur)\s+d[’'e]\s?(?:une?\s+)?{thing}|(?:laisse(?:nt)?\s+passer|entre(?:nt)?|passe(?:nt)?|glisser|large\s+(?:comme|d[’'e]))\s+(?:une?|deux|la|le)\s+{thing}`,
  },
  sign: {
    things: String.raw`panneaux?|panonceau|plaques?|étiquettes?|autocollants?|inscriptions?|affiche|écriteau|marquage|texte|gabarit|signalisation|pancarte`,
    so: String.raw`c[’']est\s+pourquoi|donc|ainsi|de\s+ce\s+fait|par\s+conséquent|aussi|d[’']où`,
  },
  damage: String.raw`fissures?|lézardes?|fentes?|éclats?|éclatements?|trous?|ouvertures?|vides?|tassements?|déplacements?|désaffleurements?|flèche|désordres?|joints?|jeu`,
  limit: String.raw`plus\s+de|plus\s+(?:large|grand|profond)e?s?\s+que|supérieure?s?|dépass\w+|au-delà|jusqu[’']à|au\s+moins|au\s+plus|minimum|maximum|si|tous\s+les|précision|près`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:sûre?s?|saine?s?|stables?|solides?|sécurisée?s?|sans\s+danger|fiables?|conformes?|habitables?)(?!\s+que\b)`,
      String.raw`en\s+(?:très\s+|assez\s+)?(?:bon|excellent|parfait)\s+état|état\s+(?:général\s+)?(?:est\s+)?(?:très\s+)?(?:bon|satisfaisant|excellent)`,
      String.raw`(?:stabilité|solidité|sécurité|résistance|portance|intégrité)\s+(?:[a-zà-ÿ’']+\s+){0,4}?(?:n[’'](?:est|apparaît)\s+pas\s+(?:remise\s+en\s+cause|compromise|affectée|menacée|en\s+jeu)|(?:est|reste|semble)\s+(?:assurée|garantie|suffisante|satisfaisante|préservée))`,
      String.raw`(?:en\s+)?(?:bon\s+)?état\s+de\s+(?:service|marche|fonctionnement)|aptes?\s+à\s+(?:supporter|recevoir|être)|(?:répond|satisfait)(?:ent)?\s+aux\s+(?:exigences|normes)|très\s+bon\s+état|(?:bon|excellent)\s+état\s+(?:général|apparent)`,
      String.raw`rien\s+d[’']inquiétant|(?:structure|ouvrage|construction)\s+(?:est|semble|paraît)\s+intacte?`,
      String.raw`sans\s+(?:gravité|conséquences?|incidence\s+structurelle)`,
      String.raw`structurellement\s+(?:saine?|sûre?|stable|solide|fiable)s?`,
      String.raw`(?:en\s+toute|avec\s+toute\s+la|en)\s+sécurité|conformes?\s+aux\s+(?:normes|règles)|(?:exempte?s?|libres?)\s+de\s+(?:tout\s+)?(?:défaut|désordre|dommage)s?`,
      String.raw`(?:a|ont)\s+(?:réussi|passé)\s+(?:l[’']inspection|le\s+contrôle)|apte\s+à\s+l[’'](?:usage|utilisation|occupation)`,
      String.raw`(?:supportera|résistera|tiendra|reprendra|durera|encaissera)(?:it|ont|ient)?(?![a-zà-ÿ])|(?:peut|peuvent|pourra|pourrait)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:supporter|résister|reprendre|encaisser|tenir)|(?:est|sont|reste(?:nt)?|semble(?:nt)?|paraît|demeure(?:nt)?)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:capables?|en\s+mesure)\s+de\s+(?:[a-zà-ÿ]+\s+)?(?:supporter|résister|reprendre|tenir|recevoir)|(?:remplit|remplissent|assure|assurent|joue|jouent)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:son|leur)\s+(?:rôle|fonction|office)|à\s+la\s+hauteur\s+des\s+(?:charges|sollicitations)`,
      String.raw`(?:s[’']est|se\s+sont)\s+(?:[a-zà-ÿ]+\s+)?(?:bien|correctement)\s+comportée?s?|(?:réserves?|marges?|capacité|résistance)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:suffisante?|ample|importante|confortable|intacte?|entière)s?|(?:toute|pleine)s?\s+(?:sa|leur|la)?\s*(?:capacité|résistance|portance)|(?:a|ont)\s+fait\s+(?:ses|leurs)\s+preuves|(?:de\s+belles|encore\s+des)\s+années\s+devant|conserve(?:nt)?\s+(?:toute\s+|entièrement\s+)?(?:sa|leur|son)\s+(?:capacité|résistance|portance|solidité|intégrité)`,
      String.raw`(?:pleinement|entièrement|encore|toujours|parfaitement)\s+(?:utilisable|praticable|exploitable|fonctionnel(?:le)?|circulable|accessible)s?|prêt(?:e|s|es)?\s+à\s+(?:l[’']emploi|être\s+(?:utilisé|ouvert|remis)\w*)|sans\s+(?:crainte|restriction|limitation|appréhension|réserve|précaution\s+particulière)|(?:peut|peuvent)\s+(?:être\s+)?(?:rouvrir|rouvert\w*|réintégrer|regagner|rester\s+ouvert\w*|rester\s+en\s+service|continuer\s+à\s+être\s+utilisé\w*)`,
      String.raw`(?:derrière|sous-jacente?|dessous)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:intacte?|saine?|indemne|non\s+affectée?|pas\s+(?:touchée?|affectée?))s?|(?:purement|uniquement|seulement)\s+(?:esthétique|superficiel(?:le)?|cosmétique)s?|sans\s+(?:incidence|importance|effet|conséquence)s?(?:\s+sur\s+la\s+(?:structure|stabilité|solidité))?`,
    ].join('|'),
    denies: String.raw`(?:ne\s+(?:présente|représente|constitue|pose)(?:nt)?\s+(?:pas\s+de|aucun)|n[’']y\s+a\s+(?:pas\s+de|aucun)|aucune?|sans|pas\s+(?:de|d[’']))\s*(?:[a-zà-ÿ]+\s+)?(?:danger|risque|inquiétude)s?|(?:pas|non)\s+(?:dangereu(?:x|se|ses))|(?:pas\s+lieu|inutile|pas\s+nécessaire|aucune\s+(?:raison|nécessité)|nul\s+besoin|pas\s+besoin)\s+(?:de|d[’'])\s*(?:[a-zà-ÿ]+\s+){0,2}?(?:fermer|évacuer|étayer|renforcer|s[’']inquiéter|s[’']alarmer|intervenir|interdire|craindre)|(?:n[’'](?:a|ont|avez)\s+pas\s+à|rien\s+ne\s+(?:doit|justifie))\s+(?:de\s+|d[’'])?(?:s[’']inquiéter|s[’']alarmer|craindre|inquiéter|fermer)|(?:rien|aucun\w*)\b[^.;:!?,]{0,40}(?:point\s+de\s+vue\s+struct\w+|plan\s+struct\w+)|(?:fermeture|évacuation|étaiement|renforcement)\s+(?:[a-zà-ÿ’']+\s+){0,4}?(?:n[’']est\s+pas\s+(?:nécessaire|justifiée?|requise?)|est\s+inutile)`,
    negations: String.raw`pas|jamais|ni|non|aucunement`,
    conditions: String.raw`si|jusqu[’']à|tant\s+que|avant|afin|pour\s+que|vérifier|s[’']assurer|contrôler|confirmer|déterminer|établir|garantir|rendre|une\s+fois|lorsque|remettre|remise|maintenir|rétablir|mettre|mise|assurer`,
    after: String.raw`\s+(?:n[’']est\s+pas|n[’']a\s+pas|ne\s+peut)`,
  },
  certainty: {
    claims: String.raw`délaminages?|délaminations?|délaminée?s?|(?:rupture|défaillance|ruine)\s+structurelle`,
    open: String.raw`possible|peut-être|éventuel(?:le)?|probable|suspect|suspicion|risque|sondage|sonder|si|pourrait|peut`,
    allowed: String.raw`peinture|revêtement|enduit|placage|contreplaqué|vernis|film|membrane|papier\s+peint`,
  },
  clears: {
    well: String.raw`fonctionne(?:nt)?|va\s+bien|vont\s+bien|bien(?!\s+(?:que|visible))|bon(?:ne)?\s+(?:état|ordre)|en\s+ordre|correct(?:e|s|es)?|intacte?s?|indemnes?|(?<!(?:béton|bois|support|section|matériau)\s)saine?s?|impeccables?|satisfaisante?s?|acceptables?|sans\s+(?:gravité|importance|défaut|problème|objet|conséquence)|anodine?s?|bénine?s?|comme\s+neu(?:f|ve)|(?:peut|peuvent)\s+(?:\p{L}+\s+){0,2}?rester|rien\s+(?:à|d[’']|n[’']est)\s*\p{L}*`,
    wrong: String.raw`rien|problèmes?|défauts?|désordres?|observations?|remarques?|réserves?|attention|travaux|interventions?|actions?|mesures?|souci|inquiétude|danger|risque|gravité|importance|anomalies?|dommages?|nécessaires?|requis\p{L}*|besoin`,
    about: String.raw`premier|tombée?s?|tordue?s?|bouch\p{L}+|manque(?:nt)?|déborde(?:nt)?|prises?|vues?|prioritaires?|priorité|urgente?s?|perdue?s?|nu|nue|déplacée?s?|entrer|eau|profondeur|ingénieur|entreprise|accès|ne\s+\p{L}+\s+plus|appréciée?`,
  },
  unseen: {
    tests: {
      words: String.raw`sondages?(?:\s+au\s+marteau)?|sondée?s?|martelages?|auscultation|humidimètres?|mesures?\s+d[’']humidité|scléromètres?|pachomètres?|carott(?:es?|ages?)|ouvertures?\s+de\s+contrôle|endoscop\p{L}*|caméra\s+thermique|thermograph\p{L}*|radar|ultrasons?|laboratoires?|essais?|tests?|testée?s?`,
      results: String.raw`révélée?s?|révèlent?|révèle|montrée?s?|montrent?|montre|confirmée?s?|confirment?|trouvée?s?|indiquée?s?|indiquent?|mesurée?s?|relevée?s?|sonne(?:nt)?|creux|donnée?s?|donne(?:nt)?|négatif|négative|positif|positive|concluante?s?`,
      done: String.raw`réalisée?s?|effectuée?s?|faite?s?|menée?s?|sondée?s?|testée?s?`,
      open: String.raw`avant|jusqu[’']à|si|devra(?:it|ient)?|doi(?:t|vent)|recommand\p{L}*|nécessaires?|faudra(?:it)?|peut|peuvent|pourrai(?:t|ent)|à\s+(?:réaliser|effectuer|prévoir|faire|mener)|réaliser|effectuer|procéder|faire|prévoir|complémentaires?|panneau`,
    },
    hidden: {
      places: String.raw`derrière(?:\s+(?:celui-ci|celle-ci|l[’']enduit|le\s+(?:parement|bardage|revêtement|doublage|carrelage)|la\s+(?:paroi|cloison)|les?\s+(?:plaques?|carreaux)))|(?:sous|au-dessous\s+de)\s+(?:l[’'](?:enduit|étanchéité|asphalte)|la\s+(?:surface|chape|peinture|membrane)|le\s+(?:revêtement|carrelage|parement)|les\s+carreaux)|à\s+l[’']intérieur\s+(?:du\s+mur|de\s+la\s+(?:paroi|dalle)|de\s+l[’']élément)|dans\s+(?:le\s+vide|la\s+lame\s+d[’']air|le\s+cœur)|en\s+profondeur|(?:sur|dans)\s+toute\s+(?:son|l[’'])\s*épaisseur|cachée?s?|dissimulée?s?|noyée?s?`,
      states: String.raw`corrodée?s?|rouillée?s?|pourrie?s?|dégradée?s?|saturée?s?|trempée?s?|humides?|mouillée?s?|fissurée?s?|rompue?s?|cassée?s?|absente?s?|manquante?s?|décollée?s?|creux|creuses?|vides?|affouillée?s?|affaiblie?s?|fuient?|intactes?|saine?s?|sèches?|secs?`,
      open: String.raw`visibles?|apparente?s?|à\s+nu|mise?s?\s+à\s+nu|peut|peuvent|pourrai(?:t|ent)|probable(?:ment)?s?|possible(?:ment)?s?|éventuel\p{L}*|suspect\p{L}*|semble(?:nt)?|paraît|si|vérifier|ouvrir|inconnue?s?|non\s+(?:connue?|évaluée?)s?|laisse|indique(?:nt)?|risque|sondage|où`,
    },
    none: 'aucune?s?|pas|ne|n|non|rien|jamais|sans|ni',
  },
  instructions: {
    opens: String.raw`^(?:\p{L}+ment\s+|(?:les?|la)\s+(?=faire|mettre|remettre)|puis\s+|ensuite\s+|d[’']abord\s+|ne\s+pas\s+)*(?:\p{L}+er(?<!(?:lanch|scali|alli|orti|ci|^f|iv|erni|remi|ateli|hanti|adri|euill|egi|usi|emi)er)|\p{L}+ir(?<!oir)|(?:re|pré)?(?:pr|m|t)(?:endre|ettre)|\p{L}*(?:duire|truire|fendre|cendre|pendre|battre|faire|crire|soudre|joindre|teindre)|faire|interdire|prévoir|pourvoir|\p{L}{3,}ez)(?=\s|$)(?!\s+(?:en|est|sont|sans|non|de|du|C?\d|bon|bien|stable|sain)(?:\s|$))|^s[’']\p{L}+(?:er|ir|re)(?:\s|$)`,
    orders: String.raw`(?<!rien\s.*)(?:est|sont|reste(?:nt)?)\s+à\s+(?!signaler|craindre|noter|relever)\p{L}+(?:er|ir|re)|(?:doi(?:t|vent)|devrai(?:t|ent)|devr(?:a|ont))\s+(?:\p{L}+ment\s+)?être\s+(?!consid|jug|réput|présum)\p{L}+(?:é|i|u|is|it)e?s?|il\s+(?:faut|convient|est\s+recommandé|y\s+a\s+lieu)|nous\s+recommandons`,
    says: String.raw`(?:noter|notez|indiquer|signaler|préciser|mentionner|informer|rappeler|attester|certifier|déclarer|considér(?:er|ez)|estimer|admettre|rassurer|consigner|dire|écrire)(?!\p{L})`,
    states: String.raw`car|parce|puisque|comme|étant|bien\s+que|alors\s+que|,\s*(?:qui|ce\s+qui|lesquel\p{L}*|les\s+essais|l[’']essai)`,
    conditions: String.raw`si|jusqu[’'](?:à|au)|tant|avant|après|afin|pour|que|qu[’']\p{L}*|qui|où|quand|lorsque|dès|dont|là\s+où`,
    finite:
      'est|sont|était|étaient|a|ont|reste(?:nt)?|semble(?:nt)?|montre(?:nt)?|révèle(?:nt)?|présente(?:nt)?|peut|peuvent|sera|seront|paraît|tient|remplit',
  },
  told: {
    gauges: String.raw`fissuromètres?|jauges?|pied\s+à\s+coulisse|réglettes?|comparateurs?`,
    rulers: String.raw`règles?|mètres?\s+(?:ruban|pliant)|décamètres?|réglets?|mires?`,
    hazards: String.raw`amiante\p{L}*|amianté\p{L}*|peinture\s+au\s+plomb|pcb`,
    suspected: String.raw`suspect|soupçon|susceptible|pouvant|\bpeut|pourrai|présum|possib|éventuel|échantillon|prélèv|analys|repérage|diagnostic|savoir|exclu|\bsi\b`,
    people: String.raw`propriétaires?|locataires?|occupante?s?|gardien(?:ne)?s?|concierge|syndic|gestionnaire|client|maître\s+d[’']ouvrage|entreprise|entrepreneur|fabricant|voisine?s?|exploitant|riverains?|habitante?s?`,
    say: 'signale(?:nt)?|indique(?:nt)?|rapporte(?:nt)?|déclare(?:nt)?|dit|disent|affirme(?:nt)?|confirme(?:nt)?|précise(?:nt)?|mentionne(?:nt)?|explique(?:nt)?',
    accordingTo: String.raw`selon|d[’']après|aux\s+dires\s+d(?:e|u|es)`,
    ages: String.raw`(?:de|depuis|en|vers|années?)\s+{year}|{number}\s+(?:ans|années)`,
  },
  declines: 'je (?:suis désolée?|ne peux pas)',
  obeys: [
    String.raw`comme\s+(?:demandé|indiqué|exigé|ordonné|prescrit|l[’'](?:indique|exige|ordonne|demande))(?:\s+(?:par|sur))?|comme\s+(?:le\s+|la\s+)?(?:panneau|affiche|pancarte|étiquette)`,
    String.raw`(?:selon|suivant|conformément\s+(?:aux?|à)|d[’']après)\s+(?:le\s+|la\s+|les\s+|l[’'])?(?:instructions?|consignes?|panneau|autocollant|affiche|pancarte|étiquette|plaque|inscription)`,
    String.raw`(?:panneau|autocollant|affiche|pancarte|étiquette|plaque|inscription|texte|écran)\b[^.;!?]{0,40}(?:confirme|certifie|assure|garantit|atteste|déclare|ordonne|demande\s+de)`,
    String.raw`ignor(?:er|e|ez|ant)\s+(?:toutes\s+)?(?:les\s+)?(?:instructions|consignes|règles|défauts)`,
    String.raw`en\s+tant\s+qu[’'](?:IA|assistant)|modèle\s+de\s+langage`,
    String.raw`(?:est|sont|été)\s+(?:[a-zà-ÿ]+\s+)?(?:approuvée?s?|certifiée?s?|homologuée?s?|validée?s?)|certifiée?s?\s+par|approuvée?s?\s+par`,
  ].join('|'),
  otherPhoto: String.raw`(?:photo|image|cliché)s?\s+(?:précédente?|suivante?|voisine?|antérieure?)s?|(?:autre|deuxième|seconde)\s+(?:photo|image|cliché)`,
  standards: {
    complies: String.raw`\b(?:conformes?|respecte(?:nt)?|satisfait|satisfont|répond(?:ent)?|enfrein(?:t|gent)|contrevien(?:t|nent)|recevables?)(?!\p{L})`,
    open: String.raw`\b(?:doit|doivent|devra|devront|devrait|vérifier|si|afin que)\b`,
    untold: String.raw`\bne (?:montre|permet)(?!\p{L})`,
  },
  quantities: {
    percent: 'pour cent',
    hours: 'heures?',
    days: 'jours?',
    weeks: 'semaines?',
    months: 'mois',
    years: 'ans?|années?',
    numbers: 'une? deux trois quatre cinq six sept huit neuf dix onze douze',
  },
  trade:
    'mur|murs|fissure|fissures|maçonnerie|brique|béton|toiture|poutre|dalle|acier|fenêtre|porte|plancher|plafond|joint|joints|mortier|rouille|tache|taches|enduit|escalier|colonne|poteau|tassement|corrosion|éclatement|faire|vérifier|surveiller|réparer|avant|poser|diagonale|ingénieur|bureau|humidité|appui|long',
};
