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
      one: 'Działań wymaga zdjęcie {list}:',
      several: 'Działań wymagają zdjęcia {list}:',
    },
    observed: {
      one: 'Stwierdzono na zdjęciu {list}:',
      several: 'Stwierdzono na zdjęciach {list}:',
    },
    colon: ': ',
  },
  draft: {
    photo: { one: 'zdjęcie {list}', several: 'zdjęcia {list}' },
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (zob. też {photos})',
    basis: {
      one: 'Niniejszy raport opiera się na jednym zdjęciu.',
      other: 'Niniejszy raport opiera się na {count} zdjęciach.',
    },
    withDefect: {
      one: 'Na jednym z nich odnotowano uszkodzenie.',
      other: 'Na {count} z nich odnotowano uszkodzenia.',
    },
    eachWithDefect: 'Na każdym z nich odnotowano uszkodzenie.',
    danger: {
      one: 'Dla zdjęcia {list} odnotowano możliwe zagrożenie dla ludzi.',
      several: 'Dla zdjęć {list} odnotowano możliwe zagrożenie dla ludzi.',
    },
    major: {
      one: 'Uszkodzenie na zdjęciu {list} oceniono jako poważne.',
      several: 'Uszkodzenia na zdjęciach {list} oceniono jako poważne.',
    },
    defects: 'Odnotowane uszkodzenia:',
    defectsRanked: 'Odnotowane uszkodzenia, od najpoważniejszych:',
    moreDefects: 'Dalsze uszkodzenia opisano w ustaleniach: {list}.',
    sound:
      'Nie odnotowano widocznych uszkodzeń dla poniższych elementów, w zakresie, jaki pokazuje każde zdjęcie:',
    soundPhotos: {
      one: 'Na zdjęciu {list} nie odnotowano widocznych uszkodzeń.',
      several: 'Na zdjęciach {list} nie odnotowano widocznych uszkodzeń.',
    },
    notAssessed: {
      one: 'Zdjęcie {list} nie zostało jeszcze ocenione; tego, co pokazuje, tu nie opisano.',
      several: 'Zdjęcia {list} nie zostały jeszcze ocenione; tego, co pokazują, tu nie opisano.',
    },
    notUsable: {
      one: 'Na zdjęciu {list} niczego nie można było ocenić; to, co miało pokazać, pozostaje niesprawdzone.',
      several:
        'Na zdjęciach {list} niczego nie można było ocenić; to, co miały pokazać, pozostaje niesprawdzone.',
    },
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
    bands: {
      safety: 'Możliwe zagrożenie dla ludzi, do usunięcia w pierwszej kolejności:',
      immediate: 'Do wykonania natychmiast:',
      major: 'Uszkodzenia poważne:',
      unjudged: 'Waga jeszcze nieoceniona:',
      moderate: 'Uszkodzenia umiarkowane:',
      minor: 'Uszkodzenia niewielkie:',
    },
    further: 'Zaleca się ponadto:',
    moreActions: 'Pozostałe zalecenia podano w ustaleniach: {list}.',
    timed: {
      immediate: 'Do wykonania natychmiast.',
      soon: 'Do wykonania wkrótce.',
      planned: 'Do wykonania przy najbliższych planowanych robotach.',
      monitor: 'Najpierw do obserwacji.',
    },
    noAction:
      'Nie odnotowano jeszcze działań; o tym, co jest potrzebne, powinien zdecydować kompetentny inżynier.',
    nothing: 'W ustaleniach nie odnotowano żadnych działań.',
    toAssess: {
      one: 'Zdjęcie {list} należy ocenić przed wydaniem niniejszego raportu.',
      several: 'Zdjęcia {list} należy ocenić przed wydaniem niniejszego raportu.',
    },
    toReplace: {
      one: 'Zdjęcie {list} należy wykonać ponownie albo obejrzeć element na miejscu przed wydaniem niniejszego raportu.',
      several:
        'Zdjęcia {list} należy wykonać ponownie albo obejrzeć elementy na miejscu przed wydaniem niniejszego raportu.',
    },
    presses: String.raw`wygrodzi|ogrodzi|zamkną|zamknięci|ewaku|podstemplowa|podeprze|natychmiast|bezzwłocznie|niezwłocznie|nie (?:używać|wchodzić|użytkować)|wyłączyć z użytkowania`,
  },
  reasons: {
    oneName: '{photos}: być może ten sam element, pod tą nazwą.',
    severity: 'Uszkodzenie tego samego rodzaju oceniono tak: {like}.',
    closeView: 'Być może zbliżenie tego, co pokazuje {wide}.',
    sameDefect: 'Być może to samo uszkodzenie: {other}.',
    assurance: 'Tego nie może pokazać żadne zdjęcie.',
  },
};
