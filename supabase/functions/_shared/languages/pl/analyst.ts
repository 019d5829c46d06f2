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
  },
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
  photos: { one: 'zdjęcie {list}', several: 'zdjęcia {list}' },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (zob. też {photos})',
    defects: 'Odnotowane uszkodzenia:',
    more: 'Pozostałe podano w ustaleniach: {list}.',
    sound:
      'Nie odnotowano widocznych uszkodzeń dla poniższych elementów, w zakresie, jaki pokazuje każde zdjęcie:',
    notAssessed: 'Jeszcze nieocenione: {list}.',
    visual: {
      impersonal: 'Oględziny były wizualne i ograniczone do tego, co pokazują zdjęcia.',
      we: 'Przeprowadziliśmy oględziny wizualne, ograniczone do tego, co pokazują zdjęcia.',
      I: 'Oględziny wykonano osobiście, wizualnie i w granicach tego, co pokazują zdjęcia.',
    },
    untested:
      'Poza tym, co podają ustalenia i notatki, nie odnotowano odkrywek, opukiwania ani badań.',
    notCovered:
      'Raport nie obejmuje tego, czego nie pokazuje żadne zdjęcie, ani tego, co znajduje się za widocznymi powierzchniami; mogą tam występować uszkodzenia tu nieodnotowane.',
    recommended: {
      impersonal: 'Zaleca się, co następuje.',
      we: 'Zalecamy, co następuje.',
      I: 'Zalecam, co następuje.',
    },
    danger: 'Możliwe zagrożenie dla ludzi, do usunięcia w pierwszej kolejności:',
    unjudged: 'Waga jeszcze nieoceniona:',
    further: 'Zaleca się ponadto:',
    noAction:
      'Nie odnotowano jeszcze działań; o tym, co jest potrzebne, powinien zdecydować kompetentny inżynier.',
    nothing: 'W ustaleniach nie odnotowano żadnych działań.',
    toAssess: 'Do oceny przed wydaniem niniejszego raportu: {list}.',
    toReplace:
      'Do ponownego wykonania albo oględzin na miejscu przed wydaniem niniejszego raportu: {list}.',
    presses: String.raw`wygrodzi|ogrodzi|zamkną|zamknięci|ewaku|podstemplowa|podeprze|natychmiast|bezzwłocznie|niezwłocznie|nie (?:używać|wchodzić|użytkować)|wyłączyć z użytkowania`,
  },
  reasons: {
    oneName: 'Być może ten sam element, pod tą nazwą: {photos}.',
    severity: 'Uszkodzenie tego samego rodzaju oceniono tak: {like}.',
    closeView: 'Być może zbliżenie tego, co pokazuje {wide}.',
    sameDefect: 'Być może to samo uszkodzenie: {other}.',
    assurance: 'Tego nie może pokazać żadne zdjęcie.',
  },
};
