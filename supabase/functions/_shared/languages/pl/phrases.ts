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
    steppedCrack: {
      defect: 'Schodkowe pęknięcie wzdłuż spoin, o rozwartości do … mm, na wysokości … warstw.',
      advice:
        'Zapisać rozwartość pęknięcia i założyć plomby kontrolne; obserwować przez kilka miesięcy. Przed naprawą ustalić przyczynę.',
    },
    verticalCrack: {
      defect:
        'Pionowe pęknięcie przechodzące przez elementy murowe, o rozwartości do … mm i długości … m.',
      advice:
        'Zapisać rozwartość pęknięcia i obserwować je. Przed przemurowaniem ustalić przyczynę.',
    },
    openJoints: {
      defect: 'Spoiny wypłukane na głębokość około … mm, na powierzchni około … m².',
      advice:
        'Wyskrobać spoiny i wyspoinować zaprawą dopasowaną do istniejącej, o wytrzymałości nie wyższej niż wytrzymałość elementów murowych.',
    },
    spalledBrick: {
      defect: 'Odspojone lica cegieł na powierzchni około … m².',
      advice:
        'Jeżeli luźne fragmenty mogą spaść na ludzi, wygrodzić strefę i najpierw je usunąć. Ustalić źródło wilgoci, następnie wykuć i wymienić uszkodzone cegły.',
    },
    bulge: {
      defect: 'Odchylenie od pionu lub wybrzuszenie ściany około … mm na wysokości … m.',
      advice:
        'Wygrodzić strefę, w którą ściana może runąć. Niezwłocznie zlecić ocenę stateczności uprawnionemu konstruktorowi i obserwować odkształcenie.',
    },
    looseCoping: {
      defect: 'Element nakrywy muru obluzowany lub przesunięty o około … mm.',
      advice:
        'Wygrodzić strefę poniżej i natychmiast zabezpieczyć element; następnie osadzić na nowo i zamocować nakrywy.',
    },
    concreteCrack: {
      defect: 'Rysa w betonie o rozwartości do … mm i długości … m.',
      advice:
        'Zapisać rozwartość rysy i obserwować ją. Przed wyborem sposobu naprawy ustalić, czy rysa pracuje, oraz przyczynę jej powstania.',
    },
    mapCracking: {
      defect: 'Siatka rys na powierzchni około … m², o rozwartości do … mm.',
      advice:
        'Przed wyborem sposobu naprawy pobrać próbki i ustalić przyczynę; do tego czasu obserwować.',
    },
    exposedBar: {
      defect:
        'Odspojenie betonu na powierzchni około … m², zbrojenie odsłonięte i skorodowane na długości … m.',
      advice:
        'Jeżeli luźny beton może spaść na ludzi, wygrodzić strefę i najpierw go usunąć. Zmierzyć pozostały przekrój prętów, zbadać otulinę, karbonatyzację i zawartość chlorków, następnie zaprojektować naprawę.',
    },
    hollowConcrete: {
      defect: 'Głuchy odgłos betonu przy ostukiwaniu młotkiem na powierzchni około … m².',
      advice:
        'Jeżeli luźny beton może spaść na ludzi, wygrodzić strefę i najpierw go usunąć. Wykonać miejscową odkrywkę, ustalić głębokość i przyczynę, następnie naprawić.',
    },
    rustStain: {
      defect: 'Rdzawe zacieki z rysy lub spoiny na długości … m.',
      advice: 'Wykonać miejscową odkrywkę i przed naprawą zmierzyć pozostały przekrój metalu.',
    },
    honeycomb: {
      defect: 'Raki w betonie na powierzchni około … m², o głębokości około … mm.',
      advice: 'Ostukać powierzchnię, sprawdzić otulinę zbrojenia i wypełnić zaprawą naprawczą.',
    },
    coatingLoss: {
      defect: 'Powłoka ochronna uszkodzona na około … % powierzchni, z korozją powierzchniową.',
      advice: 'Przygotować podłoże i odnowić powłokę, zanim dojdzie do ubytku przekroju.',
    },
    sectionLoss: {
      defect: 'Korozja z ubytkiem przekroju: pozostało około … mm z … mm.',
      advice:
        'Ograniczyć obciążenia do czasu sprawdzenia pozostałego przekroju przez uprawnionego konstruktora. Następnie naprawić lub wzmocnić.',
    },
    looseBolt: {
      defect: 'Śruby lub nity brakujące albo obluzowane: … szt.',
      advice: 'Niezwłocznie zlecić sprawdzenie połączenia oraz wymianę i dokręcenie łączników.',
    },
    bentMember: {
      defect: 'Element wygięty o około … mm na długości … m.',
      advice:
        'Zlecić ocenę nośności uprawnionemu konstruktorowi; wyprostować, wzmocnić lub wymienić element.',
    },
    softTimber: {
      defect: 'Drewno miękkie i zbutwiałe na długości około … m; szpikulec wchodzi na … mm.',
      advice:
        'Jeżeli drewno przenosi obciążenia, wygrodzić strefę do czasu jego sprawdzenia. Usunąć źródło wilgoci, wyciąć do zdrowego drewna i wymienić.',
    },
    insectHoles: {
      defect:
        'Otwory wylotowe owadów niszczących drewno na długości około … m, miejscami ze świeżą mączką drzewną.',
      advice:
        'Zlecić ustalenie gatunku i aktywności owadów; nakłuwaniem ustalić pozostały zdrowy przekrój.',
    },
    timberSplit: {
      defect: 'Pęknięcie wzdłuż włókien o długości … m i rozwartości do … mm.',
      advice:
        'Sprawdzić, czy pęknięcie przechodzi przez połączenie; jeżeli tak, wzmocnić, w przeciwnym razie obserwować.',
    },
    slippedTiles: {
      defect: 'Dachówki lub płytki łupkowe obsunięte, pęknięte lub brakujące: około … szt.',
      advice:
        'Wygrodzić strefę poniżej. Zamocować lub uzupełnić pokrycie oraz sprawdzić folię i łaty.',
    },
    flashingOpen: {
      defect: 'Obróbka blacharska odgięta, rozdarta lub brakująca na długości … m.',
      advice: 'Zamocować lub wymienić obróbkę i sprawdzić zawilgocenie przegrody za nią.',
    },
    blockedGutter: {
      defect:
        'Rynna lub wpust niedrożne na długości … m; ślady przelewania się wody na ścianie poniżej.',
      advice: 'Udrożnić, sprawdzić spadki i połączenia; czyścić regularnie.',
    },
    membrane: {
      defect:
        'Pokrycie papowe lub membrana z pęcherzami, pęknięciami lub otwartym zakładem na długości … m.',
      advice: 'Naprawić pokrycie i sprawdzić zawilgocenie ocieplenia pod nim.',
    },
    ponding: {
      defect: 'Zastoiny wody na powierzchni około … m², o głębokości do … mm.',
      advice: 'Udrożnić wpusty i sprawdzić spadki; skorygować je tam, gdzie woda nadal stoi.',
    },
    dampFoot: {
      defect: 'Zawilgocenie dolnej części ściany do wysokości około … m.',
      advice:
        'Zmierzyć wilgotność na wysokości i w głębi ściany oraz ustalić źródło wody przed podjęciem robót.',
    },
    ceilingStain: {
      defect: 'Zaciek na suficie, około … × … m, … w dotyku.',
      advice:
        'Ustalić i usunąć źródło wody powyżej, pozostawić do wyschnięcia, następnie sprawdzić mocowanie sufitu.',
    },
    mould: {
      defect: 'Porażenie pleśnią na powierzchni około … m².',
      advice:
        'Ustalić źródło wilgoci (przeciek, mostek termiczny, wentylacja) i bezpiecznie usunąć pleśń.',
    },
    whiteDeposits: {
      defect: 'Białe naloty na powierzchni około … m².',
      advice:
        'Ustalić i usunąć źródło wody, po wyschnięciu zeszczotkować naloty i sprawdzić ponownie.',
    },
    hollowRender: {
      defect: 'Tynk spękany, z głuchym odgłosem, na powierzchni około … m².',
      advice:
        'Wygrodzić strefę, w której mogą spaść fragmenty, i skuć luźny tynk. Ustalić przyczynę, następnie wykonać nowy tynk.',
    },
    flakingPaint: {
      defect: 'Łuszcząca się powłoka malarska na powierzchni około … m².',
      advice: 'Sprawdzić zawilgocenie podłoża, przygotować powierzchnię i pomalować.',
    },
    looseTiles: {
      defect: 'Płytki ścienne lub podłogowe odspojone, pęknięte lub brakujące: … szt.',
      advice: 'Usunąć luźne płytki, sprawdzić podłoże i ułożyć na nowo.',
    },
    brokenGlass: {
      defect: 'Szyba pęknięta lub rozbita, około … × … m.',
      advice: 'Natychmiast zabezpieczyć i wymienić szybę na nową ze szkła wymaganej klasy.',
    },
    perishedSealant: {
      defect: 'Uszczelnienie wokół otworu sparciałe lub brakujące na długości … m.',
      advice:
        'Usunąć stary uszczelniacz i wykonać nowe uszczelnienie; sprawdzić zawilgocenie ościeża.',
    },
    looseGuard: {
      defect:
        'Balustrada obluzowana, uszkodzona lub brakująca na długości … m; różnica poziomów około … m.',
      advice:
        'Natychmiast wygrodzić krawędź, następnie naprawić balustradę i sprawdzić jej mocowania.',
    },
    unevenSurface: {
      defect: 'Nierówna nawierzchnia z uskokiem około … mm.',
      advice:
        'Oznakować lub wygrodzić miejsce grożące potknięciem, następnie przełożyć nawierzchnię lub zeszlifować uskok.',
    },
    scour: {
      defect: 'Podmycie fundamentu o głębokości około … m na długości … m.',
      advice:
        'Ograniczyć użytkowanie do czasu oceny stateczności; niezwłocznie zlecić ją uprawnionemu inżynierowi mostowemu wraz z pomiarem dna. Następnie zasypać rozmycie i umocnić dno.',
    },
    rootedPlants: {
      defect: 'Roślinność ukorzeniona w spoinach na długości około … m.',
      advice: 'Usunąć rośliny wraz z korzeniami i uzupełnić spoiny.',
    },
    blockedWeepHole: {
      defect: 'Niedrożne otwory odwadniające lub sączki: … szt.; zawilgocenie wokół nich.',
      advice: 'Udrożnić i sprawdzić, czy woda swobodnie odpływa.',
    },
    seizedBearing: {
      defect: 'Łożysko skorodowane, przesunięte lub zablokowane.',
      advice:
        'Zlecić ocenę uprawnionemu inżynierowi mostowemu; łożysko oczyścić, odblokować lub wymienić.',
    },
    jointFiller: {
      defect: 'Dylatacja zanieczyszczona, brak uszczelnienia na długości … m.',
      advice:
        'Oczyścić dylatację, odnowić uszczelnienie i sprawdzić zawilgocenie elementów poniżej.',
    },
    pothole: {
      defect: 'Wybój w nawierzchni, około … × … m, o głębokości … mm.',
      advice:
        'Natychmiast oznakować i zabezpieczyć miejsce, następnie załatać i sprawdzić odwodnienie.',
    },
  },
};
