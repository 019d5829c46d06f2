import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
  elements: {
    wall: 'Ściana zewnętrzna',
    retainingWall: 'Mur oporowy',
    parapet: 'Attyka',
    coping: 'Nakrywa muru',
    arch: 'Sklepienie',
    spandrel: 'Ściana czołowa sklepienia',
    abutment: 'Przyczółek',
    pier: 'Filar',
    wingWall: 'Skrzydło przyczółka',
    soffit: 'Spód płyty pomostu',
    beam: 'Belka betonowa',
    column: 'Słup',
    slab: 'Strop',
    foundation: 'Fundament',
    stairs: 'Schody',
    balcony: 'Balkon',
    handrail: 'Balustrada z pochwytem',
    roof: 'Pokrycie dachu',
    chimney: 'Komin',
    gutter: 'Rynna i rura spustowa',
    flashing: 'Obróbka blacharska',
    window: 'Okno',
    lintel: 'Nadproże',
    door: 'Drzwi',
    ceiling: 'Sufit',
    partition: 'Ściana działowa',
    cladding: 'Okładzina elewacyjna',
    steelBeam: 'Belka stalowa',
    connection: 'Połączenie elementów stalowych',
    truss: 'Wiązar dachowy',
    joist: 'Drewniana belka stropowa',
    bearing: 'Łożysko',
    movementJoint: 'Dylatacja',
    drain: 'Korytko odwadniające',
    pavement: 'Nawierzchnia',
    embankment: 'Skarpa',
  },
  defects: {
    steppedCrack: [
      'Schodkowe pęknięcie wzdłuż spoin, o rozwartości do … mm, na wysokości … warstw.',
      'Zapisać rozwartość pęknięcia i założyć plomby kontrolne; obserwować przez kilka miesięcy. Przed naprawą ustalić przyczynę.',
    ],
    verticalCrack: [
      'Pionowe pęknięcie przechodzące przez elementy murowe, o rozwartości do … mm i długości … m.',
      'Zapisać rozwartość pęknięcia i obserwować je. Przed przemurowaniem ustalić przyczynę.',
    ],
    openJoints: [
      'Spoiny wypłukane na głębokość około … mm, na powierzchni około … m².',
      'Wyskrobać spoiny i wyspoinować zaprawą dopasowaną do istniejącej, o wytrzymałości nie wyższej niż wytrzymałość elementów murowych.',
    ],
    spalledBrick: [
      'Odspojone lica cegieł na powierzchni około … m².',
      'Jeżeli luźne fragmenty mogą spaść na ludzi, wygrodzić strefę i najpierw je usunąć. Ustalić źródło wilgoci, następnie wykuć i wymienić uszkodzone cegły.',
    ],
    bulge: [
      'Odchylenie od pionu lub wybrzuszenie ściany około … mm na wysokości … m.',
      'Wygrodzić strefę, w którą ściana może runąć. Niezwłocznie zlecić ocenę stateczności uprawnionemu konstruktorowi i obserwować odkształcenie.',
    ],
    looseCoping: [
      'Element nakrywy muru obluzowany lub przesunięty o około … mm.',
      'Wygrodzić strefę poniżej i natychmiast zabezpieczyć element; następnie osadzić na nowo i zamocować nakrywy.',
    ],
    concreteCrack: [
      'Rysa w betonie o rozwartości do … mm i długości … m.',
      'Zapisać rozwartość rysy i obserwować ją. Przed wyborem sposobu naprawy ustalić, czy rysa pracuje, oraz przyczynę jej powstania.',
    ],
    mapCracking: [
      'Siatka rys na powierzchni około … m², o rozwartości do … mm.',
      'Przed wyborem sposobu naprawy pobrać próbki i ustalić przyczynę; do tego czasu obserwować.',
    ],
    exposedBar: [
      'Odspojenie betonu na powierzchni około … m², zbrojenie odsłonięte i skorodowane na długości … m.',
      'Jeżeli luźny beton może spaść na ludzi, wygrodzić strefę i najpierw go usunąć. Zmierzyć pozostały przekrój prętów, zbadać otulinę, karbonatyzację i zawartość chlorków, następnie zaprojektować naprawę.',
    ],
    hollowConcrete: [
      'Głuchy odgłos betonu przy ostukiwaniu młotkiem na powierzchni około … m².',
      'Jeżeli luźny beton może spaść na ludzi, wygrodzić strefę i najpierw go usunąć. Wykonać miejscową odkrywkę, ustalić głębokość i przyczynę, następnie naprawić.',
    ],
    rustStain: [
      'Rdzawe zacieki z rysy lub spoiny na długości … m.',
      'Wykonać miejscową odkrywkę i przed naprawą zmierzyć pozostały przekrój metalu.',
    ],
    honeycomb: [
      'Raki w betonie na powierzchni około … m², o głębokości około … mm.',
      'Ostukać powierzchnię, sprawdzić otulinę zbrojenia i wypełnić zaprawą naprawczą.',
    ],
    coatingLoss: [
      'Powłoka ochronna uszkodzona na około … % powierzchni, z korozją powierzchniową.',
      'Przygotować podłoże i odnowić powłokę, zanim dojdzie do ubytku przekroju.',
    ],
    sectionLoss: [
      'Korozja z ubytkiem przekroju: pozostało około … mm z … mm.',
      'Ograniczyć obciążenia do czasu sprawdzenia pozostałego przekroju przez uprawnionego konstruktora. Następnie naprawić lub wzmocnić.',
    ],
    looseBolt: [
      'Śruby lub nity brakujące albo obluzowane: … szt.',
      'Niezwłocznie zlecić sprawdzenie połączenia oraz wymianę i dokręcenie łączników.',
    ],
    bentMember: [
      'Element wygięty o około … mm na długości … m.',
      'Zlecić ocenę nośności uprawnionemu konstruktorowi; wyprostować, wzmocnić lub wymienić element.',
    ],
    softTimber: [
      'Drewno miękkie i zbutwiałe na długości około … m; szpikulec wchodzi na … mm.',
      'Jeżeli drewno przenosi obciążenia, wygrodzić strefę do czasu jego sprawdzenia. Usunąć źródło wilgoci, wyciąć do zdrowego drewna i wymienić.',
    ],
    insectHoles: [
      'Otwory wylotowe owadów niszczących drewno na długości około … m, miejscami ze świeżą mączką drzewną.',
      'Zlecić ustalenie gatunku i aktywności owadów; nakłuwaniem ustalić pozostały zdrowy przekrój.',
    ],
    timberSplit: [
      'Pęknięcie wzdłuż włókien o długości … m i rozwartości do … mm.',
      'Sprawdzić, czy pęknięcie przechodzi przez połączenie; jeżeli tak, wzmocnić, w przeciwnym razie obserwować.',
    ],
    slippedTiles: [
      'Dachówki lub płytki łupkowe obsunięte, pęknięte lub brakujące: około … szt.',
      'Wygrodzić strefę poniżej. Zamocować lub uzupełnić pokrycie oraz sprawdzić folię i łaty.',
    ],
    flashingOpen: [
      'Obróbka blacharska odgięta, rozdarta lub brakująca na długości … m.',
      'Zamocować lub wymienić obróbkę i sprawdzić zawilgocenie przegrody za nią.',
    ],
    blockedGutter: [
      'Rynna lub wpust niedrożne na długości … m; ślady przelewania się wody na ścianie poniżej.',
      'Udrożnić, sprawdzić spadki i połączenia; czyścić regularnie.',
    ],
    membrane: [
      'Pokrycie papowe lub membrana z pęcherzami, pęknięciami lub otwartym zakładem na długości … m.',
      'Naprawić pokrycie i sprawdzić zawilgocenie ocieplenia pod nim.',
    ],
    ponding: [
      'Zastoiny wody na powierzchni około … m², o głębokości do … mm.',
      'Udrożnić wpusty i sprawdzić spadki; skorygować je tam, gdzie woda nadal stoi.',
    ],
    dampFoot: [
      'Zawilgocenie dolnej części ściany do wysokości około … m.',
      'Zmierzyć wilgotność na wysokości i w głębi ściany oraz ustalić źródło wody przed podjęciem robót.',
    ],
    ceilingStain: [
      'Zaciek na suficie, około … × … m, … w dotyku.',
      'Ustalić i usunąć źródło wody powyżej, pozostawić do wyschnięcia, następnie sprawdzić mocowanie sufitu.',
    ],
    mould: [
      'Porażenie pleśnią na powierzchni około … m².',
      'Ustalić źródło wilgoci (przeciek, mostek termiczny, wentylacja) i bezpiecznie usunąć pleśń.',
    ],
    whiteDeposits: [
      'Białe naloty na powierzchni około … m².',
      'Ustalić i usunąć źródło wody, po wyschnięciu zeszczotkować naloty i sprawdzić ponownie.',
    ],
    hollowRender: [
      'Tynk spękany, z głuchym odgłosem, na powierzchni około … m².',
      'Wygrodzić strefę, w której mogą spaść fragmenty, i skuć luźny tynk. Ustalić przyczynę, następnie wykonać nowy tynk.',
    ],
    flakingPaint: [
      'Łuszcząca się powłoka malarska na powierzchni około … m².',
      'Sprawdzić zawilgocenie podłoża, przygotować powierzchnię i pomalować.',
    ],
    looseTiles: [
      'Płytki ścienne lub podłogowe odspojone, pęknięte lub brakujące: … szt.',
      'Usunąć luźne płytki, sprawdzić podłoże i ułożyć na nowo.',
    ],
    brokenGlass: [
      'Szyba pęknięta lub rozbita, około … × … m.',
      'Natychmiast zabezpieczyć i wymienić szybę na nową ze szkła wymaganej klasy.',
    ],
    perishedSealant: [
      'Uszczelnienie wokół otworu sparciałe lub brakujące na długości … m.',
      'Usunąć stary uszczelniacz i wykonać nowe uszczelnienie; sprawdzić zawilgocenie ościeża.',
    ],
    looseGuard: [
      'Balustrada obluzowana, uszkodzona lub brakująca na długości … m; różnica poziomów około … m.',
      'Natychmiast wygrodzić krawędź, następnie naprawić balustradę i sprawdzić jej mocowania.',
    ],
    unevenSurface: [
      'Nierówna nawierzchnia z uskokiem około … mm.',
      'Oznakować lub wygrodzić miejsce grożące potknięciem, następnie przełożyć nawierzchnię lub zeszlifować uskok.',
    ],
    scour: [
      'Podmycie fundamentu o głębokości około … m na długości … m.',
      'Ograniczyć użytkowanie do czasu oceny stateczności; niezwłocznie zlecić ją uprawnionemu inżynierowi mostowemu wraz z pomiarem dna. Następnie zasypać rozmycie i umocnić dno.',
    ],
    rootedPlants: [
      'Roślinność ukorzeniona w spoinach na długości około … m.',
      'Usunąć rośliny wraz z korzeniami i uzupełnić spoiny.',
    ],
    blockedWeepHole: [
      'Niedrożne otwory odwadniające lub sączki: … szt.; zawilgocenie wokół nich.',
      'Udrożnić i sprawdzić, czy woda swobodnie odpływa.',
    ],
    seizedBearing: [
      'Łożysko skorodowane, przesunięte lub zablokowane.',
      'Zlecić ocenę uprawnionemu inżynierowi mostowemu; łożysko oczyścić, odblokować lub wymienić.',
    ],
    jointFiller: [
      'Dylatacja zanieczyszczona, brak uszczelnienia na długości … m.',
      'Oczyścić dylatację, odnowić uszczelnienie i sprawdzić zawilgocenie elementów poniżej.',
    ],
    pothole: [
      'Wybój w nawierzchni, około … × … m, o głębokości … mm.',
      'Natychmiast oznakować i zabezpieczyć miejsce, następnie załatać i sprawdzić odwodnienie.',
    ],
  },
};
