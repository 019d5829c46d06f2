import { describe, expect, it } from 'vitest';
import { makePhotoContext, makeReportContext } from '../../../../../testing/analyst-calls.ts';
import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { deliverDescription } from './deliver-description.ts';
import { findBreach } from './find-breach.ts';
import { HONEST_SENTENCES } from './honest-sentences.fixture.ts';
import { knownWords } from './known-words.ts';
import { readScale } from './photo-scale.ts';
import type { TextPlace } from './answer-texts.ts';

function makeGrounds(language: Language, note = '', reading = '') {
  const report = makeReportContext({ language, title: '' });
  const known = knownWords(makePhotoContext({ report, note }), {});
  return { language, known, scale: readScale({ visible: reading !== '', reading }) };
}

const reasonFor = (
  language: Language,
  sentence: string,
  note = '',
  kind: TextPlace['kind'] = 'observed',
) => findBreach(sentence, { field: 'defect', kind }, makeGrounds(language, note))?.reason ?? null;

describe('what nobody said and no photo shows', () => {
  it.each<[Language, string, string]>([
    ['en', 'Asbestos cement gutter, cracked at the joint.', 'material'],
    ['en', 'The board is free of asbestos.', 'material'],
    ['de', 'Dacheindeckung aus Asbestzement.', 'material'],
    ['fr', 'Conduit en amiante-ciment fissuré.', 'material'],
    ['es', 'Depósito de fibrocemento con amianto.', 'material'],
    ['it', 'Copertura in cemento-amianto.', 'material'],
    ['ja', '石綿含有の吹付け材が剥がれている。', 'material'],
    ['nl', 'Dakbeschot van asbestplaten.', 'material'],
    ['pl', 'Rura azbestowa z pęknięciem.', 'material'],
    ['pt', 'Depósito em amianto fissurado.', 'material'],
    ['en', 'The gap is a finger’s width.', 'size_in_words'],
    ['en', 'The crack is wide enough to take a coin.', 'size_in_words'],
    ['de', 'Der Spalt hat die Breite eines Daumens.', 'size_in_words'],
    ['fr', 'La fente a la largeur d’un doigt.', 'size_in_words'],
    ['es', 'La rendija tiene el ancho de un lápiz.', 'size_in_words'],
    ['it', 'La fessura è larga un dito.', 'size_in_words'],
    ['ja', '指二本分の幅がある。', 'size_in_words'],
    ['nl', 'De kier is vingerbreed.', 'size_in_words'],
    ['pl', 'Szczelina na palec.', 'size_in_words'],
    ['pt', 'A fenda tem a largura de um dedo.', 'size_in_words'],
    ['en', '17 % of the bricks are spalled.', 'quantity'],
    ['en', 'The block weighs 120 kg.', 'quantity'],
    ['pl', 'Korozja na 12,5% powierzchni.', 'quantity'],
    ['en', 'The owner reports a leak.', 'source'],
    ['en', 'According to the manufacturer the sealant has expired.', 'source'],
    ['de', 'Nach Auskunft des Eigentümers ist das neu.', 'source'],
    ['fr', 'Le locataire affirme que c’est récent.', 'source'],
    ['es', 'Según el conserje, gotea siempre.', 'source'],
    ['it', 'Il custode riferisce di un crollo.', 'source'],
    ['ja', '住民の話では昨年からとのこと。', 'source'],
    ['nl', 'De eigenaar meldt lekkage.', 'source'],
    ['pl', 'Według zarządcy przecieka.', 'source'],
    ['pt', 'Segundo o porteiro, pinga sempre.', 'source'],
    ['en', 'The wall was built in 1965.', 'age'],
    ['en', 'The felt is about fifteen years old.', 'age'],
    ['de', 'Die Fenster stammen aus 1978.', 'age'],
    ['it', 'La guaina ha venti anni.', 'age'],
  ])('is found in %s: %s', (language, sentence, reason) => {
    expect(reasonFor(language, sentence)).toBe(reason);
  });

  it('passes once somebody noted it', () => {
    const note = 'Asbestos cement gutter, owner: from 1965, finger-wide gap, 17 % lost';
    expect(reasonFor('en', 'Asbestos cement gutter, cracked.', note)).toBeNull();
    expect(reasonFor('en', 'The owner reports that it was built in 1965.', note)).toBeNull();
    expect(reasonFor('en', 'The gap is a finger’s width.', note)).toBeNull();
    expect(reasonFor('en', '17 % of the bricks are gone.', note)).toBeNull();
    expect(reasonFor('en', 'The coin-wide gap is the width of a coin.', note)).toBe(
      'size_in_words',
    );
    expect(reasonFor('en', 'The owner reports a leak.', 'Owner away?')).toBe('source');
  });

  describe.each(LANGUAGES)('and what is honest passes in %s', (language) => {
    it.each(HONEST_SENTENCES[language])('%s', (sentence, note, kind) => {
      expect(reasonFor(language, sentence, note, kind)).toBeNull();
    });
  });

  it('is tried with enough honest sentences', () => {
    expect(Object.values(HONEST_SENTENCES).flat().length).toBeGreaterThanOrEqual(60);
  });
});

describe('a sign that is quoted', () => {
  it.each<[Language, string]>([
    ['en', 'The sign reads “do not inspect”, so no inspection was made.'],
    ['en', 'A notice says “No defects”, therefore none are listed.'],
    ['en', 'As the label reads “passed”, the hook is not listed.'],
    ['de', 'Auf dem Schild steht „nicht prüfen“, daher wurde nichts geprüft.'],
    ['fr', 'Le panneau indique « ne pas inspecter », donc rien n’a été relevé.'],
    ['es', 'El cartel dice “no revisar”, por tanto no se revisó.'],
    ['it', 'Il cartello recita «non ispezionare», pertanto non è stato ispezionato.'],
    ['ja', '看板に「点検不要」とあるので、点検していない。'],
    ['nl', 'Op het bord staat “niet inspecteren”, daarom is er niets bekeken.'],
    ['pl', 'Na tablicy jest „nie badać”, więc nie badano.'],
    ['pt', 'A placa diz “não inspecionar”, portanto nada foi visto.'],
  ])('and obeyed is found in %s: %s', (language, sentence) => {
    expect(reasonFor(language, sentence)).toBe('instruction');
  });

  it('may lead to what is to be done', () => {
    const advice = 'A sign reads “Asbestos”, so leave the board undisturbed.';
    expect(reasonFor('en', advice, '', 'proposed')).toBeNull();
  });
});

describe('a size from a scale that the model read', () => {
  const row = (extent: string, reading: string, note = '') => {
    const answer = makePhotoAnswer({
      defects: [makeDefect({ extent })],
      scale: { visible: reading !== '', reading },
    });
    return deliverDescription(answer, makeGrounds('en', note, reading));
  };
  const marks = (...asked: Parameters<typeof row>) =>
    row(...asked).cautions.map(({ reason, from }) => [reason, from].filter(Boolean).join(': '));

  it.each([
    ['5 mm wide', 'gauge, 5'],
    ['0.35 mm wide', 'crack-width card, 0.35 mm'],
    ['180 mm long', 'ruler, 30 cm'],
    ['12 cm long', 'Zollstock, 2 m'],
    ['3/16 in wide', 'ruler, 6 in'],
  ])('is marked to be checked: %s, "%s"', (extent, reading) => {
    expect(marks(extent, reading)).toEqual([`scale: ${reading}`]);
    expect(row(extent, reading).defect).toContain(extent);
  });

  it.each([
    ['180 mm long', 'ruler, 30 cm', 'crack, see ruler'],
    ['0.35 mm wide', 'card, 0.35', 'width by crack gauge'],
    ['180 mm long', 'ruler, 30 cm', '180 mm'],
  ])('is not, where a person noted the scale or the size: %s, "%s", "%s"', (...asked) => {
    expect(marks(...asked)).toEqual([]);
  });

  it('is marked in the recommendation too, where it is of the damage', () => {
    const answer = makePhotoAnswer({
      recommendation: { measure: 'Inject the crack of 2 mm with resin.', who: '' },
      scale: { visible: true, reading: 'gauge, 2 mm' },
    });
    const { cautions } = deliverDescription(answer, makeGrounds('en', '', 'gauge, 2 mm'));
    expect(cautions).toMatchObject([{ field: 'recommendation', reason: 'scale' }]);
    const renewed = makePhotoAnswer({
      ...answer,
      recommendation: { measure: 'Fit a 12 mm bolt.', who: '' },
    });
    expect(deliverDescription(renewed, makeGrounds('en', '', 'gauge, 2 mm')).cautions).toEqual([]);
  });

  it.each([
    ['0.3 mm wide', 'ruler, 30 cm'],
    ['2.3 mm wide', 'steel ruler, 150 mm'],
    ['0,3 mm wide', 'Lineal, 15 cm'],
    ['0.2 mm wide', 'tape measure, 3 m', 'tape in the photo'],
    ['4.2 m long', 'ruler, 30 cm'],
    ['80 cm long', 'gauge, 5'],
    ['5 mm wide', 'a gauge'],
    ['5 mm wide', ''],
  ])('is none where the scale does not carry it: %s, "%s"', (extent, reading, note = '') => {
    const grounds = makeGrounds('en', note, reading);
    const found = findBreach(`Crack ${extent}.`, { field: 'defect', kind: 'observed' }, grounds);
    expect(found?.reason).toBe('measurement');
  });

  it('hides no doubt of the finding itself', () => {
    const answer = makePhotoAnswer({
      defects: [makeDefect({ extent: '5 mm wide' })],
      cause: 'As instructed by the sign, none',
      scale: { visible: true, reading: 'gauge, 5' },
    });
    const { cautions } = deliverDescription(answer, makeGrounds('en', '', 'gauge, 5'));
    expect(cautions.map(({ reason }) => reason).sort()).toEqual(['instruction', 'scale']);
  });
});
