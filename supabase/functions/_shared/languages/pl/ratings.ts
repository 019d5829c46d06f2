import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (oceny stanu)',
    basis:
      'Oceny stanu stosowane w Home Surveys RICS: jak poważna jest wada i jak szybko wymaga uwagi.',
    levels: {
      NI: ['Nie zbadano (not inspected)', 'Elementu nie można było zbadać; raport podaje powód.'],
      '1': [
        'Naprawa niepotrzebna',
        'Obecnie poza zwykłą konserwacją nie jest potrzebna żadna naprawa.',
      ],
      '2': [
        'Naprawa, niepilna',
        'Wady wymagające naprawy lub wymiany, ale ani poważne, ani pilne.',
      ],
      '3': [
        'Poważne lub pilne',
        'Wady poważne albo wymagające pilnej naprawy, wymiany lub dokładniejszego zbadania.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251, kategorie uszkodzeń',
    basis:
      'Widoczne uszkodzenia ścian niskich budynków, oceniane według łatwości naprawy. Rozwartości rys są orientacyjne, jedną z kilku wskazówek, i nigdy same nie rozstrzygają.',
    levels: {
      '0': ['Pomijalne (negligible)', 'Rysy włosowate, węższe niż około 0,1 mm. Dotyczy wyglądu.'],
      '1': [
        'Bardzo małe (very slight)',
        'Drobne rysy o rozwartości do około 1 mm, łatwe do usunięcia przy najbliższym malowaniu. Dotyczy wyglądu.',
      ],
      '2': [
        'Małe (slight)',
        'Rysy o rozwartości do około 5 mm, łatwe do wypełnienia; nowe malowanie, może uzupełnienie niektórych spoin. Dotyczy wyglądu.',
      ],
      '3': [
        'Umiarkowane (moderate)',
        'Pęknięcia o rozwartości od około 5 do 15 mm albo kilka po około 3 mm; rozkucie i miejscowe przemurowanie. Dotyczy użytkowalności.',
      ],
      '4': [
        'Poważne (severe)',
        'Pęknięcia o rozwartości od około 15 do 25 mm, zależnie też od ich liczby; rozległa naprawa z wymianą fragmentów ścian. Dotyczy użytkowalności.',
      ],
      '5': [
        'Bardzo poważne (very severe)',
        'Pęknięcia zwykle szersze niż 25 mm, zależnie też od ich liczby; częściowa lub całkowita odbudowa. Zagrożona stateczność.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1, klasy wad',
    basis: 'Klasy wad przy oględzinach według AS 4349.1.',
    levels: {
      Minor: ['Mała wada (minor defect)', 'Wada, która nie jest wadą istotną.'],
      Major: [
        'Istotna wada (major defect)',
        'Wada tak duża, że trzeba ją usunąć, aby uniknąć stanu niebezpiecznego, utraty użytkowalności lub dalszej degradacji.',
      ],
      Safety: [
        'Zagrożenie (safety hazard)',
        'Coś, co teraz lub wkrótce może zranić ludzi i wymaga niezwłocznej uwagi.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1 do CS4 (stany elementu)',
    basis: 'Stany elementów stosowane w przeglądach elementów mostów według AASHTO.',
    levels: {
      CS1: ['Dobry (good)', 'Brak lub tylko nieznaczne oznaki degradacji.'],
      CS2: [
        'Zadowalający (fair)',
        'Niewielka degradacja lub wcześniejsze naprawy; element działa zgodnie z przeznaczeniem.',
      ],
      CS3: [
        'Zły (poor)',
        'Zaawansowana degradacja, która nie wymaga jeszcze sprawdzenia nośności.',
      ],
      CS4: [
        'Bardzo zły (severe)',
        'Gorzej niż zły: sprawdzenie obliczeniowe musi wyjaśnić skutki dla nośności lub użytkowalności.',
      ],
    },
  },
  priority: {
    name: 'Wysoki, średni, niski',
    basis: 'Jak szybko należy działać, według osądu osoby prowadzącej inspekcję.',
    levels: {
      Low: ['Niski', 'Utrzymanie: do wykonania w ramach zwykłej konserwacji.'],
      Medium: ['Średni', 'Pogorszy się bez działań: do zaplanowania przy najbliższych pracach.'],
      High: ['Wysoki', 'Poważne lub możliwe zagrożenie dla ludzi: do podjęcia niezwłocznie.'],
    },
  },
};
