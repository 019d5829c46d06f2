import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:é|são|está|estão|parece(?:m)?|encontra(?:m)?-se|se\s+encontra(?:m)?|considera(?:m)?-se|permanece(?:m)?|mantém-se|mostra(?:m)?-se|apresenta(?:m)?-se)\s+(?:ser\s+|estar\s+)?`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:não|nunca|nem|pouco|até|se)(?![a-zà-ÿ]))[a-zà-ÿ]+\s+){0,4}?`;

export const PATTERNS: LanguagePatterns = {
  playsDown: 'ligeir[oa]s?|insignificantes?|desprezíve(?:l|is)|estétic[oa]s?|pouco importantes?',
  abbreviations: 'aprox',
  style:
    'Factual Portuguese as in a relatório de inspeção: noun phrases for what is seen, the infinitive for measures ("Colocar testemunhos."), a decimal comma.',
  choices: {
    outcome: {
      defect: 'defeito|defeitos|anomalia|anomalias|dano|danos|patologia',
      no_visible_defect:
        'sem anomalia visível|sem defeito visível|sem defeitos visíveis|nenhum defeito visível|sem anomalias|sem defeitos',
      nothing_inspectable: 'nada avaliável|não avaliável|nada inspecionável|nada',
    },
    severity: {
      minor: 'menor|leve|baixo|baixa|ligeiro|ligeira|estético',
      moderate: 'moderado|moderada|médio|média',
      major: 'maior|grave|alto|alta|severo|severa|elevado|elevada|importante',
      safety: 'segurança|perigo|perigoso|perigosa|crítico|crítica',
    },
    urgency: {
      immediate: 'imediato|imediata|imediatamente|urgente|de imediato',
      soon: 'em breve|curto prazo|a curto prazo|brevemente',
      planned:
        'planeado|planeada|planejado|planejada|programado|programada|previsto|médio prazo|a médio prazo|longo prazo',
      monitor: 'monitorizar|monitorar|vigiar|acompanhar|observar|monitorização|monitoramento',
    },
    confidence: {
      high: 'alto|alta|elevada',
      medium: 'médio|média|moderada',
      low: 'baixo|baixa',
    },
    yes: 'sim|verdadeiro|presente',
    no: 'não|nao|falso|nenhum|nenhuma|ausente|não visível',
    levels: 'nível|classe|nota',
  },
  nothing: String.raw`nenhuma?|nada|não (?:aplicável|se aplica|determinad[oa]|conhecid[oa]|visível|especificad[oa]|identificad[oa])|desconhecid[oa]|indeterminad[oa]|(?:a )?causa (?:é )?(?:desconhecida|indeterminada|não determinada)`,
  hedges: {
    before: [
      String.raw`(?:a\s+)?causa\s+(?:mais\s+)?(?:provável|possível|presumível|suposta)(?:,?\s+não\s+confirmada)?(?:\s+(?:é|seria|pode\s+ser))?`,
      String.raw`(?:a\s+)?causa\s+(?:é|seria|poderá\s+ser|pode\s+ser)`,
      String.raw`(?:(?:isto|isso|que|a\s+(?:fissura|fenda|trinca)|o\s+dano)\s+)?(?:é|são|pode(?:m)?|poderá|poderia(?:m)?|parece(?:m)?|seria(?:m)?)\s+(?:provavelmente\s+|possivelmente\s+)?(?:ser\s+|estar\s+|dever-se\s+|ter\s+sido\s+)?(?:provavelmente\s+|possivelmente\s+)?(?:devid[oa]s?\s+(?:ao?|à)s?|causad[oa]s?\s+p(?:or|elo|ela)|compatíve(?:l|is)\s+com|relacionad[oa]s?\s+com|provocad[oa]s?\s+p(?:or|elo|ela)|atribuíve(?:l|is)\s+(?:ao?|à)|ao?|à)`,
      String.raw`(?:provavelmente|possivelmente|talvez|presumivelmente|aparentemente|eventualmente)(?:\s+(?:devid[oa]s?\s+(?:ao?|à)|causad[oa]s?\s+por))?`,
      String.raw`devid[oa]s?\s+(?:ao?|à)s?|causad[oa]s?\s+p(?:or|elo|ela)|provocad[oa]s?\s+p(?:or|elo|ela)|compatíve(?:l|is)\s+com|consequência\s+d[eoa]|indica(?:m)?|sugere(?:m)?|decorrente\s+d[eoa]`,
      String.raw`(?:prováve(?:l|is)|possíve(?:l|is)|presumíve(?:l|is)|eventua(?:l|is))`,
    ].join('|'),
    after: String.raw`,?\s+(?:provavelmente|possivelmente|talvez|provável|possível|não\s+confirmad[oa])|\s*\((?:provável|possível|a\s+confirmar|não\s+confirmad[oa])\)`,
  },
  lengths: {
    units: [
      ['milímetros?', 1],
      ['centímetros?', 10],
      // A folding rule is not a length, in all three languages that share the word.
      [String.raw`metros?(?!\s+(?:plegable|de\s+cinta|a\s+nastro|articulado))`, 1000],
      ['quil[óôo]metros?', 1_000_000],
      ['polegadas?', 25.4],
      [String.raw`pés(?!-)(?=\s+(?:de\s+(?:largura|comprimento|altura)|acima))`, 304.8],
    ],
    square: 'quadrados?',
    numbers: String.raw`décim[oa]s?\s+de|mei[oa]|um\s+par\s+de|uns\s+(?:poucos|quantos)|um(?:a|as)?|uns|algu(?:ns|mas)|vári[oa]s|pouc[oa]s|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem`,
    bare: String.raw`(?:milimétric|centimétric)[oa]s?`,
    things: 'dedos?|polegar|mão|punho|moeda|lápis|caneta|cartão|fósforo',
    likened: String.raw`(?:largura|espessura|tamanho|profundidade)\s+de\s+(?:um[a]?\s+|dois\s+)?{thing}|(?:cabe[m]?|entra[m]?|passa[m]?)\s+(?:um[a]?|dois|a|o)\s+{thing}|da\s+largura\s+d[eoa]\s+{thing}`,
  },
  sign: {
    things: String.raw`sinal|sinais|placas?|letreiros?|cartaz(?:es)?|etiquetas?|autocolantes?|adesivos?|inscrição|texto|marcação|rótulo`,
    so: String.raw`por\s+isso|pelo\s+que|portanto|logo|assim|de\s+modo\s+que|daí`,
  },
  damage: String.raw`fissuras?|fendas?|trincas?|rachaduras?|destacamentos?|buracos?|furos?|aberturas?|folgas?|assentamentos?|deslocamentos?|flecha|danos?|juntas?`,
  limit: String.raw`mais\s+de|superior(?:es)?|maior(?:es)?|exced\w*|ultrapass\w*|até|pelo\s+menos|no\s+(?:mínimo|máximo)|mínimo|máximo|se|cada|precisão`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:segur[oa]s?|estáve(?:l|is)|s[ãa]|s[ãa]os|sãs|sólid[oa]s?|fiáve(?:l|is)|apt[oa]s?\s+para|habitáve(?:l|is))`,
      String.raw`em\s+(?:muito\s+)?(?:bom|excelente|perfeito|ótimo)\s+estado|em\s+(?:muito\s+)?(?:boas|excelentes|perfeitas|ótimas)\s+condições|(?:bom|excelente)\s+estado\s+(?:geral|de\s+conservação)|estado\s+(?:geral\s+)?(?:é\s+)?(?:muito\s+)?(?:bom|satisfatório|excelente)`,
      String.raw`(?:estabilidade|segurança|integridade|resistência)\s+(?:[a-zà-ÿ]+\s+){0,3}?(?:não\s+(?:está|é|fica|foi)\s+(?:comprometida|afetada|afectada|em\s+causa|em\s+risco)|está\s+(?:garantida|assegurada)|é\s+(?:suficiente|adequada))`,
      String.raw`estruturalmente\s+(?:segur[oa]|s[ãa]o?|estável|sólid[oa])s?`,
      String.raw`(?:utilizad|usad|ocupad)[oa]s?\s+(?:com\s+(?:total\s+|toda\s+a?\s*)?segurança|de\s+forma\s+segura|sem\s+risco)|com\s+(?:total|toda\s+a|plena)\s+segurança`,
      String.raw`cumpre(?:m)?\s+(?:com\s+)?(?:a|as|os|todas|todos)\s+(?:as\s+|os\s+)?(?:norm\w+|requisitos)|funciona(?:m)?\s+corretamente|(?:livre|isent[oa])s?\s+de\s+(?:qualquer\s+)?(?:defeito|dano|anomalia)s?|(?:foi|foram)\s+aprovad[oa]s?\s+na\s+inspe[cç]ção`,
      String.raw`(?:suportará|resistirá|aguentará|durará)(?:ão)?(?![a-zà-ÿ])|(?:pode|podem|poderá|poderia)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:suportar|resistir|aguentar)|(?:é|são|continua(?:m)?|parece(?:m)?|está|estão)\s+(?:[a-zà-ÿ]+\s+)?capa(?:z|zes)\s+de\s+(?:[a-zà-ÿ]+\s+)?(?:suportar|resistir|aguentar|receber)|(?:cumpre(?:m)?|desempenha(?:m|r)?|cumprir)\s+(?:[a-zà-ÿ]+\s+)?(?:a\s+sua|sua|o\s+seu)\s+(?:função|papel)|à\s+altura\s+das\s+(?:cargas|solicitações)`,
      String.raw`(?:comportou-se|comportaram-se|tem-se\s+portado|tem\s+funcionado|têm\s+funcionado|tem-se\s+comportado)\s+(?:[a-zà-ÿ]+\s+)?(?:bem|corretamente|adequadamente)|(?:reservas?|margem|capacidade|resistência)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:suficientes?|ampla|de\s+sobra|plena|intacta)|(?:suficientes?|ampla|plena|toda\s+a\s+sua)\s+(?:[a-zà-ÿ]+\s+)?(?:reservas?|capacidade|resistência)|(?:mantém|mantêm|conserva(?:m)?)\s+(?:[a-zà-ÿ]+\s+)?(?:a\s+sua|sua)\s+(?:capacidade|resistência|solidez|integridade)`,
      String.raw`(?:plenamente|totalmente|perfeitamente)\s+(?:utilizáve(?:l|is)|transitáve(?:l|is)|operacional|funcional|apt[oa])|pront[oa]s?\s+(?:a|para)\s+(?:o\s+)?(?:usar|uso|utilização|utilizar|abrir|ser)|sem\s+(?:receio|restrições|reservas|limitações|problemas?)|(?:pode|podem)\s+(?:[a-zà-ÿ]+\s+)?(?:reabrir|ser\s+reabert[oa]s?|regressar|voltar\s+a|permanecer\s+abert[oa]s?|continuar\s+(?:em\s+(?:uso|serviço)|abert[oa]s?|a\s+ser\s+(?:usad|utilizad)[oa]s?))`,
      String.raw`(?:por\s+trás|atrás|por\s+baixo|subjacente)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:intact[oa]|s[ãa]o?|indemne|sem\s+danos|não\s+afetad[oa])s?|(?:puramente|meramente|apenas|unicamente|só)\s+(?:estétic|superficia|cosmétic)[a-zà-ÿ]*|sem\s+(?:importância|relevância|consequências?)(?:\s+estrutura(?:l|is))?`,
    ].join('|'),
    denies: String.raw`(?:não\s+(?:há|existe(?:m)?|apresenta(?:m)?|representa(?:m)?|constitui(?:em)?|oferece(?:m)?|é|são)|sem|nenhum|nenhuma|qualquer)\s+(?:[a-zà-ÿ]+\s+){0,2}?(?:perigos?|riscos?|perigos[oa]s?|preocupação)|(?:não\s+(?:há\s+(?:necessidade|razão|motivo)s?|é\s+(?:necessári[oa]|preciso))|sem\s+necessidade|desnecessári[oa])\s+(?:de\s+|para\s+|o\s+|a\s+)?(?:[a-zà-ÿ]+\s+){0,2}?(?:encerrar|encerramento|fechar|fecho|evacuar|evacuação|escorar|escoramento|reforçar|reforço|preocupa|alarm|interv|restring)[a-zà-ÿ]*|(?:nada|nenhum[a]?)\b[^.;:!?,]{0,40}(?:ponto\s+de\s+vista\s+estrutural)|não\s+(?:devem|têm\s+de|tem\s+de|precisam\s+de)\s+(?:se\s+)?preocupar\w*`,
    negations: 'não|nunca|nem|jamais|tampouco',
    conditions: String.raw`até\s+que|antes|se|para\s+que|assegurar|garantir|verificar|comprovar|confirmar|determinar|uma\s+vez|quando|devolver|manter|repor|tornar|restabelecer`,
    after: String.raw`\s+não\s+(?:é|pode|se)`,
  },
  certainty: {
    claims: String.raw`delaminaç(?:ão|ões)|delaminad[oa]s?|(?:colapso|falha|rotura|ruína)\s+estrutural`,
    open: String.raw`possível|possivelmente|poderá|pode|suspeita|risco|se|sondagem|percussão|provável`,
    allowed: String.raw`tinta|pintura|revestimento|folheado|contraplacado|compensado|verniz|película|membrana|papel\s+de\s+parede`,
  },
  clears: {
    well: String.raw`funciona(?:m)?|cumpre(?:m)?|bem(?!\s+visíve)|em\s+(?:ordem|bo[am]\s+\p{L}+)|corret[oa]s?|intact[oa]s?|indemnes?|perfeit[oa]s?|aceitáve(?:l|is)|satisfatóri[oa]s?|inofensiv[oa]s?|irrelevantes?|como\s+nov[oa]s?|sem\s+(?:importância|problemas?|defeitos?|anomalias?|gravidade)|(?:pode|podem)\s+(?:ficar|permanecer|continuar|manter-se)|nada\s+(?:a\s+\p{L}+|de\s+anormal)|(?:requer|precisa\s+de|necessita\s+de)\s+nada`,
    wrong: String.raw`nada|problemas?|defeitos?|anomalias?|danos?|objeç\p{L}+|reparos?|atenção|atuação|intervenção|medidas?|motivo|preocupação|importância|relevância|risco|perigo|necessári[oa]s?|necessidade|obras?`,
    about: String.raw`primeiro|caíd[oa]s?|dobrad[oa]s?|entup\p{L}*|falta(?:m)?|tirad[oa]s?|vistas?|urgente|prioridade|prioritári[oa]|perdeu|ar|lugar|entrar|água|profundidade|avaliad[oa]|engenheiro|empresa|acesso|já\s+não|enferruj\p{L}*`,
  },
  unseen: {
    tests: {
      words: String.raw`percussão|percutid[oa]s?|auscultação|sondagens?|sondagem|sondad[oa]s?|humidímetros?|medidor(?:es)?\s+de\s+humidade|medições|medição|esclerómetros?|carotes?|carotagem|endoscop\p{L}*|termograf\p{L}*|câmara\s+térmica|radar|ultrassons?|laboratórios?|laboratorial|ensaios?|ensaiad[oa]s?|testes?|testad[oa]s?`,
      results: String.raw`revelou|revelaram|revelam?|mostrou|mostraram|mostram?|confirmou|confirmaram|confirmam?|encontrou|encontraram|encontrad[oa]s?|detetou|detetaram|detetad[oa]s?|indicou|indicaram|indicam?|deu|deram|oco|negativ[oa]|positiv[oa]`,
      done: String.raw`realizad[oa]s?|efetuad[oa]s?|feit[oa]s?|ensaiad[oa]s?|testad[oa]s?|sondad[oa]s?|percutid[oa]s?`,
      open: String.raw`antes|até|se|deve[m]?|deverá|deveria|recomend\p{L}*|necessári\p{L}*|pode[m]?|poderia[m]?|realizar|efetuar|fazer|encomendar|sinal|placa`,
    },
    hidden: {
      places: String.raw`(?:atrás|por\s+trás|por\s+baixo|debaixo)\s+d(?:o|a|os|as|ele|ela)\s*(?:reboco|revestimento|azulejos?|painéis|painel|superfície|pintura|pavimento|membrana|betonilha)?|sob\s+(?:o|a|os|as)\s+(?:reboco|revestimento|azulejos?|superfície|pintura|pavimento|membrana|betonilha)|no\s+interior\s+d(?:o|a)\s+(?:parede|laje|elemento|betão)|na\s+caixa\s+de\s+ar|em\s+toda\s+a\s+(?:sua\s+)?espessura|em\s+profundidade|ocult[oa]s?|embutid[oa]s?`,
      states: String.raw`corroíd[oa]s?|enferrujad[oa]s?|oxidad[oa]s?|podres?|apodrecid[oa]s?|degradad[oa]s?|saturad[oa]s?|encharcad[oa]s?|húmid[oa]s?|molhad[oa]s?|fissurad[oa]s?|fendid[oa]s?|partid[oa]s?|faltam?|solt[oa]s?|descolad[oa]s?|oc[oa]s?|vazios?|enfraquecid[oa]s?|intact[oa]s?|sã[os]?|sec[oa]s?`,
      open: String.raw`visíve(?:l|is)|expost[oa]s?|à\s+vista|pode[m]?|poderia[m]?|provave(?:l|lmente)|provável|provavelmente|possíve(?:l|is)|possivelmente|suspeit\p{L}*|parece[m]?|se|verificar|abrir|desconhecid\p{L}*|indica[m]?|sugere[m]?|risco|onde`,
    },
    none: 'nenhuma?|não|nada|nunca|sem|nem',
  },
  instructions: {
    opens: String.raw`^(?:\p{L}+mente\s+|depois\s+|primeiro\s+|não\s+)*(?:(?!(?:pil|lug|and|patam|sol|l|angul|regul|famili|alt)ar|colher|estar|ser\s|ter\s|haver)\p{L}+(?:ar|er|ir|ôr|or(?<=por))(?:-se|-l[oa]s?)?)(?=\s|$)(?!\s+(?:está|é|em\s+bo|sem|com|C?\d))`,
    orders: String.raw`(?:dev(?:e|em|erá|erão|eria|eriam)|h[áã]o?\s+de|tem\s+de|têm\s+de)\s+(?:\p{L}+mente\s+)?(?:ser\s+(?!consider|julg)\p{L}+(?:ad|id)[oa]s?|(?!est|ser|consider|permane|fic|result|ter|mant)\p{L}+(?:ar|er|ir)(?:-se)?)|recomenda-se|(?<!não\s)convém|(?<!não\s)é\s+preciso`,
    says: String.raw`(?:anotar|indicar|referir|informar|registar\s+que|constatar|certificar|declarar|considerar|assumir|aceitar|lembrar|mencionar|dizer|escrever)(?!\p{L})`,
    states: String.raw`pois|porque|já\s+que|visto|dado|embora|como|,\s*(?:que|o\s+que|o\s+qual|a\s+qual|o\s+ensaio)`,
    conditions: String.raw`até|se|antes|quando|enquanto|para|que|onde|uma\s+vez|desde\s+que`,
    finite:
      'é|são|está|estão|era|foi|foram|tem|têm|parece(?:m)?|mostra(?:m)?|revelou|revelaram|apresenta(?:m)?|pode(?:m)?|fica(?:m)?|permanece(?:m)?|mantém|cumpre(?:m)?|deu',
  },
  told: {
    gauges: 'fissur[óô]metros?|paquímetros?|calibres?|calibradores?|comparadores?',
    rulers: String.raw`réguas?|fitas?\s+métricas?|trenas?|metros?\s+articulados?|escalas?`,
    hazards: String.raw`amianto|asbesto\p{L}*|tinta\s+com\s+chumbo|pcb`,
    suspected: String.raw`suspeit|poss[íi]v|\bpode|amostra|an[aá]lis|\bsab|exclu|apur|verific|presum|\bse\b`,
    people: String.raw`proprietári[oa]s?|inquilin[oa]s?|morador(?:a|es|as)?|condómin[oa]s?|administrador(?:a)?|porteir[oa]|zelador(?:a)?|cliente|dono\s+da\s+obra|fabricante|empreiteiro|vizinh[oa]s?|utilizadores|ocupantes?`,
    say: 'relatam?|diz|dizem|informam?|referem?|afirmam?|confirmam?|mencionam?|explicam?',
    accordingTo: String.raw`segundo|de\s+acordo\s+com|no\s+dizer\s+d[eoa]`,
    ages: String.raw`(?:de|desde|em|anos?)\s+{year}|{number}\s+anos?`,
  },
  declines: 'desculpe|não posso',
  obeys: [
    String.raw`(?:como|tal\s+como|conforme)\s+(?:indicado|ordenado|solicitado|pedido|instruído|exigido)|como\s+(?:o|a)\s+(?:sinal|placa|letreiro|cartaz|etiqueta)`,
    String.raw`(?:segundo|seguindo|conforme|de\s+acordo\s+com)\s+(?:o\s+|a\s+|as\s+)?(?:instruç(?:ão|ões)|sinal|placa|letreiro|cartaz|autocolante|adesivo|etiqueta)`,
    String.raw`(?:sinal|placa|letreiro|cartaz|autocolante|adesivo|etiqueta|texto)\b[^.;!?]{0,40}\b(?:confirma|certifica|assegura|garante|declara|ordena|exige)`,
    String.raw`ignor(?:ar|e|ando)\s+(?:todas\s+)?(?:as\s+)?(?:instruções|regras|anteriores)`,
    String.raw`como\s+(?:IA|assistente)|modelo\s+de\s+linguagem`,
    String.raw`(?:está|estão|foi|foram)\s+(?:aprovad|certificad|homologad)[oa]s?|(?:aprovad|certificad)[oa]s?\s+p(?:or|elo|ela)`,
  ].join('|'),
  otherPhoto: String.raw`(?:foto|fotografia|imagem|imagens)s?\s+(?:anterior|seguinte|vizinha)(?:es|s)?|(?:outra|segunda)\s+(?:foto|fotografia|imagem)`,
  standards: {
    complies: String.raw`\b(?:cumpre(?:m)?|atende(?:m)?|respeita(?:m)?|incumpre)\b`,
    open: String.raw`\b(?:deverá|verificar|confirmar)(?!\p{L})`,
    untold: String.raw`\bnão (?:é possível|permite)(?!\p{L})`,
  },
  quantities: {
    percent: 'por cento',
    hours: 'horas?',
    days: 'dias?',
    weeks: 'semanas?',
    months: 'mês|meses',
    years: 'anos?',
    numbers: 'uma? dois|duas três quatro cinco seis sete oito nove dez onze doze',
  },
  trade:
    'parede|muro|fissura|fissuras|fenda|tijolo|alvenaria|betão|cobertura|viga|laje|aço|janela|porta|pavimento|teto|tecto|junta|juntas|argamassa|ferrugem|mancha|manchas|escada|coluna|pilar|assentamento|corrosão|destacamento|reboco|engenheiro|estruturas|verificar|reparar|vigiar|antes|colocar|visível|visíveis|humidade|umidade|armadura|exposta',
};
