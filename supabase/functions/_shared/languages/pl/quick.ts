import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: [
      'Zarysowanie lub pęknięcie.',
      'Zmierzyć i zapisać rozwartość rysy na miejscu oraz obserwować ją, na przykład za pomocą plomb kontrolnych przez kilka miesięcy. Przed wyborem sposobu naprawy ustalić przyczynę.',
    ],
    spalling: [
      'Odspojenie: ubytek materiału na powierzchni.',
      'Jeżeli luźne fragmenty mogą spaść na ludzi, wygrodzić strefę i najpierw bezpiecznie je usunąć. Otoczenie ostukać młotkiem w poszukiwaniu głuchych miejsc. Przed wyborem sposobu naprawy ustalić przyczynę.',
    ],
    corrosion: [
      'Rdzawe zacieki.',
      'Odszukać korodujący metal i zmierzyć pozostały przekrój; jeżeli zacieki pochodzą spod powierzchni, przed wyborem sposobu naprawy wykonać miejscową odkrywkę.',
    ],
    damp: [
      'Zawilgocenie.',
      'Zmierzyć wilgotność i ustalić źródło wody (rynny, spoiny, instalacje, kondensacja) przed odnowieniem powierzchni.',
    ],
    efflorescence: [
      'Białe naloty (wykwity).',
      'Ustalić i usunąć źródło wody przed oczyszczeniem powierzchni; po wyschnięciu sprawdzić ponownie.',
    ],
    growth: [
      'Porost biologiczny.',
      'Ustalić i usunąć źródło wilgoci, następnie oczyścić powierzchnię z porostu i sprawdzić ją.',
    ],
    joints: [
      'Otwarte lub wypłukane spoiny.',
      'Sprawdzić głębokość ubytków spoin oraz czy wnika woda i czy elementy są obluzowane; następnie dobrać odpowiednią zaprawę lub uszczelniacz i uzupełnić spoiny.',
    ],
    rot: [
      'Korozja biologiczna drewna.',
      'Jeżeli drewno przenosi obciążenia, wygrodzić strefę do czasu sprawdzenia przez uprawnionego konstruktora. Nakłuwaniem ustalić pozostały zdrowy przekrój; przed naprawą lub wymianą ustalić i usunąć źródło wilgoci.',
    ],
    movement: [
      'Odkształcenie lub przemieszczenie.',
      'Jeżeli grozi utrata stateczności, wygrodzić strefę i niezwłocznie zlecić ocenę uprawnionemu konstruktorowi. Odkształcenie zmierzyć i obserwować. Przed wyborem sposobu naprawy ustalić przyczynę.',
    ],
    damage: [
      'Uszkodzona lub brakująca część.',
      'Jeżeli część jest luźna lub odsłania niezabezpieczoną krawędź, najpierw wygrodzić i zabezpieczyć to miejsce. Sprawdzić, co ta część mocowała, podtrzymywała lub osłaniała przed wodą, następnie naprawić ją lub wymienić.',
    ],
  },
  elements: {
    wall: 'Ściana',
    column: 'Słup',
    beam: 'Belka',
    slab: 'Strop lub sufit',
    roof: 'Dach',
    floor: 'Posadzka',
    foundation: 'Fundament',
    opening: 'Okno lub drzwi',
    stairs: 'Schody lub balkon',
    facade: 'Elewacja lub okładzina',
    deck: 'Płyta pomostu',
    pier: 'Filar lub przyczółek',
    pipe: 'Rura lub rynna',
  },
  made: {
    brick: '{element} z cegły',
    concrete: '{element} z betonu',
    stone: '{element} z kamienia',
    timber: '{element} z drewna',
    metal: '{element} z metalu',
    rendered: '{element} z tynkiem zewnętrznym',
    plastered: '{element} z tynkiem wewnętrznym',
  },
  places: {
    outside: 'Na zewnątrz',
    inside: 'Wewnątrz',
    north: 'Strona północna',
    east: 'Strona wschodnia',
    south: 'Strona południowa',
    west: 'Strona zachodnia',
    basement: 'Piwnica',
    ground: 'Parter',
    upper: 'Wyższa kondygnacja',
    roof: 'Poziom dachu',
  },
  none: {
    defect: 'Brak widocznych uszkodzeń w pokazanym obszarze.',
    recommendation:
      'Z tego zdjęcia nie wynika potrzeba działań; tego, czego ono nie pokazuje, nie oceniano.',
  },
  nothing: {
    element: 'Na tym zdjęciu nie ma nic do oceny',
    defect: 'Na podstawie tego zdjęcia niczego nie można ocenić.',
    recommendation: 'Wykonać nowe zdjęcie, na którym widać badany element.',
  },
};
