import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:is|are|was|were|be|remains?|appears?|looks?|seems?|considered|deemed|judged|found|certified|declared)\s+(?:to\s+be\s+)?`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:not|never|no|nor|hardly|barely|until|whether)\b)[a-z]+,?\s+){0,4}?`;

export const PATTERNS: LanguagePatterns = {
  playsDown: 'minor|negligible|insignificant|trivial|(?:purely )?cosmetic',
  abbreviations: 'approx|appr|incl|max|min|fig|resp',
  style: 'British spelling, unless the style note asks for another.',
  choices: {
    outcome: {
      defect: 'defect|defects|defect visible|visible defect|defective|damage|damaged',
      no_visible_defect: 'no visible defect|no visible defects|no defect|no defects|no damage|none',
      nothing_inspectable: 'nothing inspectable|not inspectable|nothing|not assessable|unusable',
    },
    severity: {
      minor: 'minor|low|slight|light|mild|cosmetic|negligible|small',
      moderate: 'moderate|medium|intermediate',
      major: 'major|high|severe|serious|significant|substantial',
      safety: 'safety|safety hazard|hazard|hazardous|danger|dangerous|critical|unsafe',
    },
    urgency: {
      immediate: 'immediate|immediately|urgent|at once|now|emergency|asap',
      soon: 'soon|short term|short-term|within weeks|prompt|promptly|high',
      planned: 'planned|next works|routine|scheduled|medium term|long term|medium|low',
      monitor: 'monitor|monitoring|watch|observe',
    },
    confidence: {
      high: 'high|very high|certain|sure',
      medium: 'medium|moderate|fair',
      low: 'low|very low|unsure|uncertain',
    },
    yes: 'yes|true|y|visible|present',
    no: 'no|false|n|none|not visible|absent|nothing',
    levels: String.raw`(?:(?:condition|damage|defect)\s+)?(?:rating|category|cat\.?|level|class|grade|state|priority|cr|cs)`,
  },
  nothing: String.raw`none|nil|null|n/?a|not applicable|nothing|no|undefined|unknown|unclear|not (?:known|determined|visible|clear|specified)|(?:the )?cause (?:is |cannot be )?(?:unknown|unclear|(?:not )?(?:known|determined|visible|identified)(?: from (?:the|this) (?:photo|image))?)|cannot be determined(?: from (?:the|this) photo)?|not determinable`,
  hedges: {
    before: [
      String.raw`(?:the\s+)?(?:most\s+)?(?:probable|likely|possible|suspected|presumed|potential)\s+(?:root\s+)?causes?(?:,?\s+not\s+confirmed)?(?:\s+(?:is|are|may\s+be|could\s+be|might\s+be))?`,
      String.raw`(?:the\s+)?causes?\s+(?:is|are|may\s+be|could\s+be|might\s+be)`,
      String.raw`(?:(?:this|it|which|that|these|the\s+(?:crack(?:s|ing)?|damage|defects?|staining|pattern|spalling|corrosion))\s+)?(?:is|are|was|were|may|might|could|can|appears?|seems?|looks?)\s+(?:to\s+)?(?:(?:most\s+)?(?:well|likely|probably|possibly)\s+)?(?:have\s+been\s+|be\s+)?(?:(?:most\s+)?(?:likely|probably|possibly)\s+)?(?:caused\s+by|due\s+to|consistent\s+with|the\s+result\s+of|result(?:ing)?\s+from|attribut(?:ed|able)\s+to|related\s+to|associated\s+with|indicat(?:ive\s+of|e|es)|suggest(?:ive\s+of|s)?)`,
      String.raw`(?:it\s+)?(?:may|might|could)\s+(?:well\s+)?be`,
      String.raw`consistent\s+with|indicative\s+of|suggest(?:ive\s+of|s|ing)|indicat(?:es|ing)|attribut(?:ed|able)\s+to|caused\s+by|due\s+to|resulting\s+from|(?:as\s+)?(?:a\s+|the\s+)?result\s+of|because\s+of|owing\s+to`,
      String.raw`(?:most\s+|very\s+)?(?:probably|likely|possibly|presumably|perhaps|maybe|apparently|potentially|possible|probable|potential|suspected|presumed)`,
    ].join('|'),
    after: String.raw`,?\s+(?:possibly|probably|perhaps|presumably|not\s+confirmed|unconfirmed)|\s*\((?:possible|possibly|probable|probably|likely|suspected|not\s+confirmed|unconfirmed)\)|\s+(?:is|are|seems?)\s+(?:the\s+)?(?:most\s+)?(?:likely|probable|possible|suspected)(?:\s+cause)?`,
  },
  lengths: {
    units: [
      [String.raw`millimet(?:re|er)s?`, 1],
      [String.raw`centimet(?:re|er)s?`, 10],
      [String.raw`met(?:re|er)s?(?!\s+(?:box|cupboard|reading|cabinet)s?)`, 1000],
      [String.raw`kilomet(?:re|er)s?`, 1_000_000],
      [String.raw`inch(?:es)?`, 25.4],
      [
        String.raw`feet|ft\b\.?|foot(?=\s+(?:wide|high|long|deep|tall|thick|above|below|from))`,
        304.8,
      ],
    ],
    square: String.raw`square|sq\.?`,
    numbers: String.raw`(?:about\s+)?(?:half\s+an?|(?:a\s+)?quarter\s+of\s+an?|a\s+few|few|a\s+couple\s+of|several|some|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)`,
    bare: String.raw`(?:millimet(?:re|er)|centimet(?:re|er)|inch)(?:e?s)?[-\s]wide`,
    things: String.raw`fingers?|thumbs?|hands?|fists?|(?:\w+\s+)?coins?|pencils?|pens?|(?:credit|bank)\s+cards?|matchsticks?|knife\s+blades?|fingernails?`,
    likened: String.raw`{thing}(?:['’]s|s['’])?[-\s](?:wide|width|breadth|thick(?:ness)?|deep|depth)|(?:width|breadth|thickness|depth|size)\s+of\s+(?:(?:an?|the|my|one)\s+)?(?:\w+\s+)?{thing}|(?:wide|large|big|deep)\s+enough\s+(?:for|to\s+(?:take|admit|insert|put))\s+(?:an?\s+)?{thing}|as\s+(?:wide|thick|deep|large|big)\s+as\s+(?:an?\s+|the\s+|my\s+)?{thing}|(?:an?|one|two|three)\s+{thing}\s+(?:fits?|goes|go)\b`,
  },
  sign: {
    things: String.raw`signs?|plates?|notices?|labels?|placards?|boards?|stickers?|tags?|lettering|inscriptions?|stencil(?:led)?|text|markings?|writing|marked|stamped|graffiti|limit|clearance`,
    so: String.raw`so(?!\s+that)|therefore|hence|thus|accordingly|consequently|as\s+a\s+result|which\s+is\s+why|for\s+(?:this|that)\s+reason`,
  },
  damage: String.raw`cracks?|cracking|gaps?|spalls?|spalling|holes?|openings?|voids?|displacement|settlement|loss|deflection|bulge|offset|defects?|damage|joints?`,
  limit: String.raw`than|exceed(?:s|ing)?|over|above|up\s+to|at\s+least|at\s+most|minimum|maximum|not\s+less|until|if|where|accuracy|every|intervals?`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:safe|sound|stable|secure|solid|adequate|sufficient|satisfactory|acceptable|reliable|compliant|ok(?:ay)?|perfectly\s+fine|well[-\s]maintained)(?![-\s]+(?:concrete|timber|masonry|brick\w*|stone|material|metal|steel|substrate|surface|base|working|load|distance|access|wood|place|guard\w*|fence|barrier))`,
      String.raw`(?:in|is\s+of)\s+(?:a\s+|an\s+)?(?:overall\s+|generally\s+)?(?:very\s+|fairly\s+|reasonably\s+)?(?:good|excellent|sound|perfect|fine|satisfactory|acceptable|reasonable|safe)\s+(?:\w+\s+)?(?:condition|order|repair|state|shape)`,
      String.raw`(?:overall\s+|structural\s+)?condition\s+(?:is|appears|seems)\s+(?:very\s+)?(?:good|excellent|sound|satisfactory)`,
      String.raw`(?:in\s+)?(?:good\s+)?(?:working|serviceable|usable)\s+(?:condition|order)|(?:functioning|performing|working|functions|performs|works)\s+(?:as\s+(?:intended|designed)|well|properly|correctly|adequately|satisfactorily)`,
      String.raw`(?:meets?|satisf(?:y|ies)|conforms?\s+(?:to|with))\s+(?:the\s+|all\s+)?(?:\w+\s+)?(?:code|requirements|standards?|regulations)|can\s+safely|${VERB}(?:\w+\s+)?intact\s+and\s+(?:sound|stable|safe)`,
      String.raw`(?:integrity|stability|capacity|strength|safety)\s+(?:\w+\s+){0,4}?(?:is|are|remains?|appears?)\s+(?:not\s+(?:\w+\s+)?(?:compromised|affected|impaired|reduced|endangered|at\s+risk|in\s+question)|intact|sufficient|adequate|given|ensured|assured|maintained|unaffected)`,
      String.raw`(?:does|do|has|have)\s+not\s+(?:\w+\s+)?(?:affect|compromise|impair|endanger|threaten)(?:ed|d)?\s+(?:the\s+)?(?:\w+\s+)?(?:integrity|stability|capacity|strength|safety|structure)`,
      String.raw`(?:provides?|offers?|gives?|has|have)\s+(?:adequate|sufficient|full)\s+(?:\w+\s+)?(?:protection|support|strength|capacity|stability|resistance|safety|cover)|well[-\s]maintained`,
      String.raw`safe\s+(?:to|for)\s+(?:use|occupy|occupation|occupancy|enter|entry|habitation|access|traffic|the\s+public)`,
      String.raw`(?:certified|certify|certif(?:y|ies)|guaranteed?|guarantees?)\s+(?:as\s+|to\s+be\s+)?safe`,
      String.raw`structurally\s+(?:safe|sound|adequate|stable|secure)`,
      String.raw`can\s+(?:be\s+)?(?:safely|continue\s+to\s+be)\s+(?:be\s+)?(?:used|occupied|entered)|can\s+be\s+used\s+safely`,
      String.raw`(?:fit\s+for\s+(?:use|purpose|occupation|traffic|service)|hold(?:s|ing)?\s+up\s+well|nothing\s+to\s+worry|structure\s+(?:is|appears|remains)\s+intact|good\s+structural\s+\w+|free\s+(?:of|from)\s+(?:any\s+)?(?:defects|damage)|fully\s+compliant|complies\s+with|poses\s+no|perfectly\s+safe)`,
      String.raw`(?:has|have)\s+passed\s+(?:the\s+|its\s+|all\s+)?(?:inspections?|checks?|tests?)|passed\s+inspection`,
      String.raw`(?<!\b(?:that|which|to)\s)(?:will|would|can|could)\s+(?:still\s+|easily\s+|well\s+|fully\s+|certainly\s+|readily\s+|continue\s+to\s+)?(?:carry|bear|withstand|resist|cope|sustain|last|endure|hold\s+(?:up|out|for))`,
      String.raw`(?:is|are|remains?|appears?|seems?|looks?)\s+(?:\w+\s+){0,2}?(?:able\s+to|capable\s+of)\s+(?:carry|bear|withstand|resist|support|sustain|tak|cop|last)(?:e|ing)?|(?:up\s+to|equal\s+to)\s+(?:its|the|their)\s+(?:job|task|loads?|demands?|duty)|(?:does|do|doing|serves?|serving|fulfils?|fulfilling)\s+(?:its|their|the)\s+(?:job|purpose|function|role)|(?:copes?|coping)\s+with\s+(?:its|the|all)|stands?\s+up\s+(?:well|to\s+(?:its|the))`,
      String.raw`(?:has|have)\s+(?:\w+\s+)?(?:performed|behaved|held\s+up|stood\s+up|coped|served|aged|fared)\s+(?:very\s+|quite\s+)?(?:well|satisfactorily|adequately|as\s+intended)`,
      String.raw`(?:full|ample|plenty\s+of|sufficient|enough|adequate|original|undiminished|considerable|comfortable|generous|spare)\s+(?:\w+\s+)?(?:capacity|strength|reserves?|resistance|load[-\s]bearing|margins?)|(?:years?|decades?)\s+of\s+(?:\w+\s+)?(?:service|life|use)(?=\s+(?:left|remain|ahead|can|may|to\s+come))|(?:is|are|remains?|has|have|retains?)\s+(?:\w+\s+)?full\s+(?:thickness|section)`,
      String.raw`without\s+(?:any\s+|further\s+|undue\s+)?(?:hesitation|restrictions?|worry|worries|fear|trouble|reservations?|limitations?)|(?:ready|cleared|released|approved|suitable)\s+for\s+(?:\w+\s+)?(?:use|traffic|occupation|service|loading)|(?:may|can)\s+(?:\w+\s+)?(?:return|go\s+back|resume|re-?open|re-?occupy|be\s+(?:re-?opened|re-?occupied)|(?:remain|stay)\s+(?:open|in\s+(?:use|service))|continue\s+(?:in\s+(?:use|service)|as\s+normal))`,
      String.raw`(?:wall|masonry|brick\w*|concrete|structure|timber|steel|substrate|core|material)\s+(?:behind|beneath|underneath|below)\s+(?:it\s+|this\s+)?(?:is|are|remains?|appears?|looks?)\s+(?:\w+\s+)?(?:intact|unaffected|undamaged|sound|unharmed|fine)|(?:purely|only|merely|solely)\s+(?:cosmetic|aesthetic|superficial|a\s+(?:cosmetic|surface|visual)\s+\w+)|(?:of\s+no|not\s+of(?:\s+any)?)\s+(?:\w+\s+)?(?:significance|consequence|concern|importance)`,
    ].join('|'),
    denies: String.raw`no\s+(?:\w+\s+)?(?:danger|risks?|hazards?|(?:safety|structural|immediate)\s+(?:\w+\s+)?(?:concerns?|issues?|problems?|risks?|significance)|cause\s+for\s+concern|need\s+for\s+concern)|not\s+(?:an?\s+)?(?:dangerous|hazardous|danger|hazard|(?:structural\s+|safety\s+)?(?:concern|issue|problem))|(?:minimal|negligible|little|low)\s+(?:danger|risk)|without\s+(?:any\s+)?(?:danger|risk)|no\s+(?:reason|need|cause|grounds?|call)\s+(?:to|for)\s+(?:\w+\s+){0,3}?(?:clos\w*|evacuat\w*|restrict\w*|worr\w*|alarm\w*|concern\w*|prop\w*|shor\w*|interven\w*|strengthen\w*)|(?:closure|closing|evacuation|propping|shoring|strengthening|restrictions?)\s+(?:of\s+(?:\w+\s+){1,3})?(?:is|are)\s+(?:unnecessary|not\s+(?:necessary|needed|required|warranted|justified|called\s+for))|(?:no|nothing)\b[^.;:!?,]{0,30}(?:for\s+structural\s+reasons|from\s+a\s+structural\s+(?:point\s+of\s+view|standpoint))|nothing\s+(?:\w+\s+){0,2}?(?:should|need|needs|to)\s+(?:\w+\s+)?(?:worry|concern|alarm|fear)|need\s+not\s+(?:worry|be\s+(?:concerned|closed|evacuated|propped))`,
    negations: String.raw`not|never|cannot|can[’']t|isn[’']t|aren[’']t|neither|nor|hardly`,
    conditions: String.raw`until|unless|whether|if|before|ensur(?:e|es|ing)|so\s+that|confirm(?:s|ing)?|establish|verify|verified|mak(?:e|es|ing)|made|once|when\s+(?:\w+\s+){0,3}|assum(?:e|es|ed|ing)|prove(?:s|d|n)?|said\s+that|mean\s+that|keep|maintain|restore|return(?:ed)?`,
    after: String.raw`\s+cannot\s+be`,
  },
  certainty: {
    claims: String.raw`delaminat(?:ion|ions|ed|ing)|structural(?:ly)?\s+fail(?:ure|ures|ed|ing)`,
    open: String.raw`possible|possibly|may|might|could|suspected|potential|risk|whether|sounding|before|prevent`,
    allowed: String.raw`paints?|coatings?|veneers?|plywood|laminates?|membranes?|varnish|wallpaper|films?`,
  },
  clears: {
    well: String.raw`works|functions|performs|fine(?!\s+(?:\w+\s+)?(?:crack|craz|lines?|map|hair|split|fissure|aggregate|sand|silt|grain|mesh|dust|powder))|ok(?:ay)?|all\s+right|alright|in\s+(?:\w+\s+)?(?:order|shape)|(?:good|healthy|flawless|perfect|acceptable|satisfactory|sound(?![-\s]looking)|intact|unaffected|undamaged|unharmed|harmless|trivial|immaterial|unremarkable|blameless|trouble[-\s]free)(?!\s+(?:third|half|part|deal|concrete|timber|masonry|material|substrate))|(?:all|everything|nothing)\s+is\s+well|well\s+with|as\s+(?:good\s+as\s+)?new|as\s+it\s+should|as\s+(?:designed|intended)|(?:can|may|could)\s+(?:well\s+)?(?:stay|remain|be\s+left|be\s+ignored)|pass(?:es|ed)?(?=\s*(?:muster|[.(]|$))|clean\s+bill|nothing\s+(?:to\s+(?:do|report|add|note|say)|(?:else\s+)?(?:needs|requires|wants))|(?:needs|requires|wants|lacks)\s+(?:nothing|no\s+\w+)`,
    wrong:
      'matter(?= with)|follow-up|problems?|issues?|concerns?|worr(?:y|ies)|complaints?|objections?|faults?|trouble|wrong|amiss|attention|action|intervention|work|repairs?|maintenance|measures?|needs?|need(?:ed|ing)|requir(?:e|es|ed)|reason|cause|doing|done|significance|importance|danger|risk|remarks?|findings?|deterioration|distress|weakness',
    about: String.raw`gone|fallen|worn|bent|lean(?:s|ing)?|streak(?:s|ed)|block(?:s|ed)|chok(?:es|ed)|clog(?:s|ged)|overflow(?:s|ing)?|spills?|sag(?:s|ged)?|split|torn|stain(?:s|ed)|gap|come\s+off|taken|photographed|views?|courtyard|ground|urgent|urgency|priority|priorities|first|most|lost|bare|away|moved|place|no\s+longer|water|rain|engineer|contractor|access|scope|inspected|assessed|recorded|refers?|relates?|belongs?`,
  },
  unseen: {
    tests: {
      words: String.raw`tap(?:ping)?[-\s]tests?|tapp(?:ed|ing)|sound(?:ed|ings?)|probed|probing|(?:moisture|cover|crack)[-\s]?(?:meters?|readings?)|(?:rebound|schmidt)[-\s]hammer|core\s+samples?|cores|trial\s+(?:pits?|holes?)|opened\s+up|opening[-\s]up|b[oe]r[oe]scopes?|endoscop\w*|thermal\s+imag\w*|thermograph\w*|radar|ultrasonic\w*|laborator(?:y|ies)|load[-\s]test(?:s|ed|ing)?|tests?|tested|testing`,
      results: String.raw`found|finds?|show(?:s|ed|n)?|reveal(?:s|ed)?|confirm(?:s|ed)?|indicat(?:es|ed)|detect(?:s|ed)|record(?:s|ed)|gave|gives|read|passed|failed|negative|positive|clear|hollow|solid|dull`,
      done: String.raw`carried\s+out|performed|undertaken|done|taken|tested|tapped|sounded|probed|opened\s+up`,
      open: String.raw`before|until|unless|whether|if|should|shall|must|recommend\w*|requir\w*|need\w*|may|might|could|can|cannot|to\s+be|further|carry\s+out|arrange|commission|repeat|a\s+sign|reads`,
    },
    hidden: {
      places: String.raw`behind\s+(?:it|them|this|these|(?:the\s+)?(?:\w+\s+)?(?:render|plaster|cladding|facings?|finish(?:es)?|linings?|tiles?|panels?|boarding|boards|brickwork|skin|stains?|patch(?:es)?|surface))|(?:beneath|under(?:neath)?|below)\s+(?:it|(?:the\s+)?(?:\w+\s+)?(?:surface|render|plaster|screed|finish|paint|coating|cladding|covering|tiles?|asphalt|membrane|topping|floorboards))|(?:inside|within)\s+the\s+(?:\w+\s+)?(?:wall|cavity|core|thickness|depth|section|member)|in\s+the\s+cavity|internally|(?:through|throughout|over)\s+(?:its|the)\s+(?:(?:full|whole|entire)\s+)?(?:depth|thickness|section)|concealed|hidden|embedded`,
      states: String.raw`corrod(?:ed|ing|es)|rust(?:ed|ing)|rott(?:en|ed|ing)|rot|decay(?:ed|ing|s)?|saturated|soaked|sodden|wet|damp|cracked|failed|broken|missing|loose|detached|debonded|hollow|voids?|washed\s+out|undermined|eroded|deteriorat\w*|weakened|leak(?:s|ed|ing)|blocked|collapsed|infested|sound|intact|dry`,
      open: String.raw`visible|exposed|seen|shown|showing|open(?:ed|ing)?\s+up|may|might|could|can|cannot|likely|probabl[ey]|possibl[ey]|suspect(?:ed)?|presum\w*|suggest\w*|indicat\w*|whether|if|check|unknown|unclear|not\s+(?:known|assessed)|appears?|seems?|consistent|investigat\w*|risk|where`,
    },
    none: 'no|not|nothing|none|never|without|neither|nor',
  },
  instructions: {
    opens: String.raw`^(?:(?:then|also|please|first|so|but|again|only|always|never|either|both|\w+ly|do\s+not|don[’']t|as\s+soon\s+as\s+possible)\s+)*(?:have|get|let|make|keep|close|remove|replace|inspect|commission|appoint|ask|call|engage|instruct|arrange|organi[sz]e|monitor|measure|fit|install|put|shore|strap|tighten|clean|clear|brush|wash|inject|grout|lay|cordon|isolate|disconnect|switch|shut|prevent|exclude|restrict|limit|divert|evacuate|leave|take|carry|ensure|establish|find|trace|locate|identify|determine|investigate|assess|verify|confirm|obtain|provide|prepare|begin|start|apply|lift|lower|strip|chase|rake|hack|scrape|grind|weld|prune|dispose|warn|notify|avoid|do|dig|break|re(?:point|fix|seal|new|store|build|instate|coat|decorate|lay|paint|place|set|bed|duce|strict|align|fill|tile|felt|render|plaster|wire|attach|connect|pair))(?=\s|$)(?!\s+(?:in|of|intact|sound|safe|fine|good|ok)(?!\w))(?!\s+\w+ed(?!\w))|^(?:\w+ly\s+|then\s+|also\s+|first\s+)*(?:test|core|cover|support|brace|tie|anchor|bolt|seal|paint|coat|drain|fence|bar|block|lock|point|fill|patch|check|repair|prop|sample|survey|mark|sound|tap|probe|open|dry|fix|cut|secure|treat|protect|hammer-sound|level|cap|board)\s+(?:the|a|an|all|any|every|each|this|these|those|it|them|its|both|up|off|out|down|back|over|and|or|anything|everything|loose|open|broken|damaged|corroded|new|people|whether|where|for)(?!\w)`,
    orders: String.raw`(?:should|shall|must|ought\s+to|needs?\s+to|ha(?:s|ve)\s+to|(?:is|are)\s+to)\s+(?:(?:\w+ly|also|first|then|not|all|both)\s+){0,2}be\s+(?:\w+ly\s+)?(?!consider|regard|deem|assum|judged|treated\s+as|un)(?:[\w-]+ed|taken|cut|shut|kept|put|sought|left|made|held|hung|rebuilt|dug|brought|set|broken|found\s+and)|(?:we|i)\s+(?:recommend|advise|suggest)|(?<!not\s)(?:recommended|advisable)\s+to`,
    says: String.raw`(?:(?:and|then|also|please)\s+)*(?:note|record|state|say|tell|inform|advise|assure|reassure|certify|declare|consider|regard|deem|assume|accept|report|remember|rest\s+assured|mention|write|label|approve|permit|allow|make\s+(?:it\s+)?(?:known|clear)|bear\s+in\s+mind|point\s+out|treat\s.*\sas\s)(?!\w)`,
    states: String.raw`because|since|although|though|while|whereas|which|so\s+(?=the|it|they|this|all|no)|as\s+(?:it|they|this|these|the|a|all|no)|(?:known|noted|aware|fact|grounds|given)\s+that`,
    conditions: String.raw`until|unless|if|whether|where|wherever|when|once|that|what|who|before|after|as\s+(?:long|far|soon)\s+as|so\s+that|in\s+order|provided`,
    finite:
      'does|is|are|was|were|has|shows?|showed|found|reveal(?:s|ed)|confirm(?:s|ed)|indicat(?:es|ed)|gave|passed|remains?|appears?|looks?|seems?|can|will|would|may|carries|bears|holds|works|performs|needs?|requires?|meets|poses',
  },
  told: {
    gauges: String.raw`crack[-\s]?(?:width\s+)?(?:gauge|card|ruler|comparator|microscope|scale)s?|gauges?|comparators?|feelers?|calli?pers?|calipers?|micrometers?`,
    rulers: String.raw`rulers?|(?:steel|folding)\s+rules?|(?<!(?:duct|masking|hazard|warning)\s)tapes?|yardsticks?|measuring\s+sticks?|scale\s+bars?|levelling\s+staff`,
    hazards: String.raw`asbestos\p{L}*|chrysotile|amosite|crocidolite|lead(?:-based|-containing)?\s+paint|pcbs?|coal[-\s]tar|acms?`,
    suspected: String.raw`suspect|presum|sampl|analys|rul(?:e|ed|ing)\s+out|exclud|\bknown\b|unknown|\btest|\btell|\btold|confirm|establish`,
    people:
      'owners?|tenants?|occupants?|occupiers?|residents?|caretakers?|concierge|managers?|clients?|contractors?|builders?|manufacturers?|suppliers?|neighbou?rs?|staff|operators?|witness(?:es)?|users?',
    say: 'reports?|reported|says?|said|states?|stated|confirms?|confirmed|mentions?|mentioned|told|claims?|claimed|recalls?|recalled|explains?|explained|advises?|advised',
    accordingTo: String.raw`according\s+to|as\s+(?:reported|stated|confirmed|told|mentioned)\s+by`,
    ages: String.raw`(?:from|since|in|built|installed|dat(?:ed?|es|ing)(?:\s+back)?(?:\s+(?:to|from))?|before|around|circa|early|late)\s+(?:the\s+)?(?:early\s+|late\s+)?{year}s?|{number}[-\s](?:years?|decades)`,
  },
  declines: String.raw`i['’]?m (?:very )?sorry|sorry,|i (?:can(?:['’]t|not| not)|am (?:not able|unable)|won['’]t)`,
  obeys: [
    String.raw`as\s+(?:instructed|requested|directed|ordered|told|advised\s+by\s+the\s+(?:sign|notice|sticker))|as\s+(?:the|stated\s+(?:on|by)\s+(?:the|a))\s+(?:sign|sticker|notice|label|placard|writing)(?:\s+in\s+the\s+photo)?(?:\s+(?:instructs?|says|states|requests?|asks|requires?))?`,
    String.raw`(?:per|following|according\s+to|in\s+line\s+with)\s+(?:the\s+|a\s+)?(?:\w+\s+)?(?:instructions?|signs?|stickers?|notices?|placards?|graffiti|writing)`,
    String.raw`(?:sign|sticker|label|notice|placard|tag|graffiti|text|writing|screen)\b[^.;!?]{0,40}\b(?:confirms?|certif(?:y|ies)|assures?|instructs?|tells|declares?|directs?|guarantees?|asserts?)`,
    String.raw`ignor(?:e|ed|ing)\s+(?:all\s+|any\s+|the\s+)?(?:previous|prior|above|other|earlier)?\s*(?:instructions?|rules?|defects?)`,
    String.raw`(?:as\s+an?\s+)?(?:AI|language)\s+(?:model|assistant|inspector)|system\s+prompt`,
    String.raw`(?:is|are|was|were|been)\s+(?:hereby\s+)?(?:approved|certified|cleared)|approved\s+by|certified\s+by|cleared\s+for\s+(?:use|occupation|occupancy)|inspection\s+passed`,
  ].join('|'),
  otherPhoto: String.raw`(?:previous|next|other|earlier|later|adjacent|neighbou?ring|preceding|second|first)\s+(?:photo(?:graph)?|picture|image)s?`,
  standards: {
    complies: String.raw`\b(?:complies|complied|conforms|conformed|meets|satisfies|satisfied|breaches|violates|exceeds|contravenes|contravention|fails)\b|\b(?:do|does|did) not (?:comply|conform|meet|satisfy)|\b(?:is|are|was|were) (?:\w+ ){0,2}(?:compliant|in (?:compliance|conformity|accordance|line)|in breach|non-compliant)`,
    open: String.raw`\b(?:should|must|shall|to be|whether|if|until|so that|needs? to|check|verify|confirm|assess)\b`,
    untold: String.raw`\b(?:do(?:es)? not (?:show|say|settle|tell)|cannot be (?:told|judged|seen|established)|not be determined)(?!\p{L})`,
  },
  quantities: {
    percent: 'per ?cent',
    hours: 'hours?',
    days: 'days?',
    weeks: 'weeks?',
    months: 'months?',
    years: 'years?',
    numbers: 'one two three four five six seven eight nine ten eleven twelve',
  },
  trade:
    'wall|walls|crack|cracks|cracking|brick|brickwork|concrete|roof|beam|slab|steel|window|door|floor|ceiling|joint|joints|mortar|rust|staining|damage|stepped|diagonal|vertical|horizontal|engineer|check|repair|replace|monitor|before|have|structural|water|damp|plaster|column|stair|settlement|corrosion|exposed',
};
