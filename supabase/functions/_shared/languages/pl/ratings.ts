import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (oceny stanu)',
    basis:
      'Oceny stanu stosowane w Home Surveys RICS: jak poważna jest wada i jak szybko wymaga uwagi.',
    levels: {
      NI: {
        label: 'Nie zbadano (not inspected)',
        definition: 'Elementu nie można było zbadać; raport podaje powód.',
      },
      '1': {
        label: 'Naprawa niepotrzebna',
        definition: 'Obecnie poza zwykłą konserwacją nie jest potrzebna żadna naprawa.',
      },
      '2': {
        label: 'Naprawa, niepilna',
        definition: 'Wady wymagające naprawy lub wymiany, ale ani poważne, ani pilne.',
      },
      '3': {
        label: 'Poważne lub pilne',
        definition:
          'Wady poważne albo wymagające pilnej naprawy, wymiany lub dokładniejszego zbadania.',
      },
    },
  },
  bre251: {
    name: 'BRE Digest 251, kategorie uszkodzeń',
    basis:
      'Widoczne uszkodzenia ścian niskich budynków, oceniane według łatwości naprawy. Rozwartości rys są orientacyjne, jedną z kilku wskazówek, i nigdy same nie rozstrzygają.',
    levels: {
      '0': {
        label: 'Pomijalne (negligible)',
        definition: 'Rysy włosowate, węższe niż około 0,1 mm. Dotyczy wyglądu.',
      },
      '1': {
        label: 'Bardzo małe (very slight)',
        definition:
          'Drobne rysy o rozwartości do około 1 mm, łatwe do usunięcia przy najbliższym malowaniu. Dotyczy wyglądu.',
      },
      '2': {
        label: 'Małe (slight)',
        definition:
          'Rysy o rozwartości do około 5 mm, łatwe do wypełnienia; nowe malowanie, może uzupełnienie niektórych spoin. Dotyczy wyglądu.',
      },
      '3': {
        label: 'Umiarkowane (moderate)',
        definition:
          'Pęknięcia o rozwartości od około 5 do 15 mm albo kilka po około 3 mm; rozkucie i miejscowe przemurowanie. Dotyczy użytkowalności.',
      },
      '4': {
        label: 'Poważne (severe)',
        definition:
          'Pęknięcia o rozwartości od około 15 do 25 mm, zależnie też od ich liczby; rozległa naprawa z wymianą fragmentów ścian. Dotyczy użytkowalności.',
      },
      '5': {
        label: 'Bardzo poważne (very severe)',
        definition:
          'Pęknięcia zwykle szersze niż 25 mm, zależnie też od ich liczby; częściowa lub całkowita odbudowa. Zagrożona stateczność.',
      },
    },
  },
  as4349: {
    name: 'AS 4349.1, klasy wad',
    basis: 'Klasy wad przy oględzinach według AS 4349.1.',
    levels: {
      Minor: {
        label: 'Mała wada (minor defect)',
        definition: 'Wada, która nie jest wadą istotną.',
      },
      Major: {
        label: 'Istotna wada (major defect)',
        definition:
          'Wada tak duża, że trzeba ją usunąć, aby uniknąć stanu niebezpiecznego, utraty użytkowalności lub dalszej degradacji.',
      },
      Safety: {
        label: 'Zagrożenie (safety hazard)',
        definition: 'Coś, co teraz lub wkrótce może zranić ludzi i wymaga niezwłocznej uwagi.',
      },
    },
  },
  states: {
    name: 'Condition states CS1 do CS4 (stany elementu)',
    basis: 'Stany elementów stosowane w przeglądach elementów mostów według AASHTO.',
    levels: {
      CS1: { label: 'Dobry (good)', definition: 'Brak lub tylko nieznaczne oznaki degradacji.' },
      CS2: {
        label: 'Zadowalający (fair)',
        definition:
          'Niewielka degradacja lub wcześniejsze naprawy; element działa zgodnie z przeznaczeniem.',
      },
      CS3: {
        label: 'Zły (poor)',
        definition: 'Zaawansowana degradacja, która nie wymaga jeszcze sprawdzenia nośności.',
      },
      CS4: {
        label: 'Bardzo zły (severe)',
        definition:
          'Gorzej niż zły: sprawdzenie obliczeniowe musi wyjaśnić skutki dla nośności lub użytkowalności.',
      },
    },
  },
  priority: {
    name: 'Wysoki, średni, niski',
    basis: 'Jak szybko należy działać, według osądu osoby prowadzącej inspekcję.',
    levels: {
      Low: {
        label: 'Niski',
        definition: 'Utrzymanie: do wykonania w ramach zwykłej konserwacji.',
      },
      Medium: {
        label: 'Średni',
        definition: 'Pogorszy się bez działań: do zaplanowania przy najbliższych pracach.',
      },
      High: {
        label: 'Wysoki',
        definition: 'Poważne lub możliwe zagrożenie dla ludzi: do podjęcia niezwłocznie.',
      },
    },
  },
};
