import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'zdjęcie, którego nie ma w tym raporcie',
    noVisibleDefect: 'Brak widocznych uszkodzeń',
    nothingInspectable: 'Nic do oceny',
    noElement: 'Nic do oceny na tym zdjęciu',
    noAction: 'Z tego zdjęcia nie wynikają żadne działania.',
    anotherPhoto: 'Wykonać kolejne zdjęcie tego fragmentu.',
    cause: 'Prawdopodobna przyczyna, niepotwierdzona: ',
    notJudged: 'Nie do oceny na podstawie zdjęcia: ',
    by: 'Wykonawca: ',
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
  },
  findings: {
    nothing: 'Na tym zdjęciu nie ma nic do oceny',
    unusable: {
      'too dark': {
        seen: 'Niczego nie można było ocenić: zdjęcie jest za ciemne, aby pokazać powierzchnię.',
        advice:
          'Wykonać nowe zdjęcie przy lepszym oświetleniu, na przykład z lampą błyskową lub z lampą roboczą z boku.',
      },
      overexposed: {
        seen: 'Niczego nie można było ocenić: zdjęcie jest prześwietlone lub puste.',
        advice: 'Wykonać nowe zdjęcie przy słabszym świetle, prostopadle do powierzchni.',
      },
      blurred: {
        seen: 'Niczego nie można było ocenić: zdjęcie jest zbyt nieostre, aby pokazać powierzchnię.',
        advice: 'Wykonać nowe zdjęcie, nieporuszone i z ostrością ustawioną na powierzchnię.',
      },
      'too small': {
        seen: 'Niczego nie można było ocenić: obraz jest za mały, aby pokazać powierzchnię.',
        advice: 'Przesłać oryginalne zdjęcie albo wykonać nowe z mniejszej odległości.',
      },
    },
  },
  listing: {
    photos: { one: 'Zdjęcie {list}', several: 'Zdjęcia {list}' },
    needAction: {
      one: 'Działań wymaga także zdjęcie {list}:',
      several: 'Działań wymagają także zdjęcia {list}:',
    },
    observed: {
      one: 'Stwierdzono ponadto, na zdjęciu {list}:',
      several: 'Stwierdzono ponadto, na zdjęciach {list}:',
    },
    colon: ': ',
  },
  reasons: {
    oneName: '{photos}: być może ten sam element, pod tą nazwą.',
    severity: 'Uszkodzenie tego samego rodzaju oceniono tak: {like}.',
    closeView: 'Być może zbliżenie tego, co pokazuje {wide}.',
    sameDefect: 'Być może to samo uszkodzenie: {other}.',
    assurance: 'Tego nie może pokazać żadne zdjęcie.',
  },
};
