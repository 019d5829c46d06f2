import { describe, expect, it } from 'vitest';
import type { Severity, Urgency } from '@shared/contract/stored';
import { makeModel, makeObservation } from '../../../testing/app/sample-report';
import { ARRANGEMENTS } from '../model/report-layout';
import { findContent } from './build-report-model';
import type { SourceLetterhead } from '../model/printed-letterhead';

const ALL = {
  cover: true,
  contents: true,
  summary: true,
  photo_list: true,
  signature: true,
  revisions: true,
};
const RICS = { id: 'rics' };
const letterhead: SourceLetterhead = {
  firm_name: 'Mason & Hart',
  firm_address: '1 Quay Street\nBristol',
  firm_registration: '',
  firm_phone: '',
  firm_email: 'office@mason.example',
  firm_website: '',
  author_name: 'A. Mason',
  author_letters: 'CEng MICE',
  author_membership: '6012345',
  logo: null,
  signature: { media_type: 'image/png', width: 9, height: 3, data: 'iVBORw0KGgo=' },
};
const names = (model: ReturnType<typeof makeModel>) => model.parts.map(({ name }) => name);

describe('the parts of a document', () => {
  it('are the specification’s where nothing was asked for or entered', () => {
    const model = makeModel();
    expect(names(model)).toEqual(['title', 'schedule', 'sections', 'closing']);
    expect(model.parts.some(({ startsPage }) => startsPage)).toBe(false);
    expect(model.schedule1.columns).toEqual(['Photo', 'Element', 'Defect', 'Recommendation']);
    expect(model.details.map(({ label }) => label)).toEqual([
      'Client',
      'Inspection date',
      'Prepared by',
      'Report date',
      'Observations',
    ]);
  });

  it('stand in the order in which such reports are read', () => {
    const model = makeModel({
      report: { layout: { ...ALL, arrangement: 'photos_2' }, rating_scheme: RICS, scope: 'All.' },
      revisions: [['1', '3 November 2026', 'A. Mason', '']],
    });
    expect(names(model).join(' ')).toBe(
      'cover title revisions contents summary scope schedule photo-pages sections signature closing ratings photo-list',
    );
    const onNewPages = model.parts.filter(({ startsPage }) => startsPage);
    expect(onNewPages.map(({ name }) => name).join(' ')).toBe(
      'title summary photo-pages sections ratings',
    );
    expect(findContent(model, 'ratings')?.heading).toBe('Appendix A: Ratings');
    expect(findContent(model, 'photo-list')?.heading).toBe('Appendix B: List of photos');
  });

  it('are absent where there is nothing to put in them', () => {
    const model = makeModel({
      report: { layout: { ...ALL, arrangement: 'photos_4' } },
      observations: [],
    });
    expect(names(model)).toEqual([
      'cover',
      'title',
      'contents',
      'schedule',
      'sections',
      'signature',
      'closing',
    ]);
  });

  it('begin on a new page behind a list of contents that fills one, not behind a few lines', () => {
    const begins = (paragraphs: number) => {
      const discussion = '## A heading\nText.\n\n'.repeat(paragraphs);
      const { parts } = makeModel({
        report: { layout: { contents: true } },
        sections: { discussion, recommendation: null },
      });
      return parts.filter(({ startsPage }) => startsPage).map(({ name }) => name);
    };
    expect(begins(1)).toEqual([]);
    expect(begins(20)).toEqual(['schedule']);
  });

  it('survive a layout that is stored in another form', () => {
    for (const layout of [null, 'x', [], { arrangement: 'mosaic', cover: 'yes' }]) {
      expect(names(makeModel({ report: { layout } }))).toEqual(names(makeModel()));
    }
  });
});

describe('the schedule', () => {
  const observations = [
    makeObservation({ location: 'Level 1', rating: '3', urgency: 'soon', severity: 'major' }),
    makeObservation(),
  ];
  const makeSchedule = (arrangement: (typeof ARRANGEMENTS)[number]) =>
    makeModel({
      report: { layout: { arrangement }, rating_scheme: RICS },
      observations,
    }).schedule1;

  it('has columns for the location and the rating, named after the scheme or the severity', () => {
    expect(makeSchedule('schedule').columns).toEqual([
      'Photo',
      'Location',
      'Element',
      'Defect',
      'Recommendation',
      'Rating',
    ]);
    expect(makeSchedule('photos_1').kinds[0]).toBe('number');
    expect(makeSchedule('defects').columns).toEqual([]);
    const unrated = makeModel({ report: { layout: { arrangement: 'schedule' } }, observations });
    expect(unrated.schedule1.columns.at(-1)).toBe('Severity');
    expect(unrated.schedule1.rows[0]?.facts.level?.label).toBe('Major');
  });

  it('says a place and a rating once: in a column of their own, else beneath the element', () => {
    const words = (arrangement: 'table' | 'schedule') =>
      makeSchedule(arrangement).rows[0]?.element.map(({ runs }) =>
        runs.map(({ text }) => text).join(''),
      );
    expect(words('table')).toEqual([
      'Concrete parapet wall',
      'Location: Level 1',
      'Rating: \u00a03\u00a0 Serious or urgent · Urgency: Soon',
    ]);
    expect(words('schedule')).toEqual(['Concrete parapet wall']);
  });

  it('prints no severity in the specification’s table', () => {
    const { rows } = makeModel({ observations }).schedule1;
    expect(JSON.stringify(rows[0]?.element)).not.toContain('Major');
  });

  it('shows the camera’s time as the camera had it', () => {
    const row = makeObservation({ captured_at: '2026-07-01T23:30:00' });
    const taken = makeModel({ observations: [row] }).schedule1.rows[0]?.facts.taken;
    expect(taken).toBe('1 Jul 2026, 23:30');
  });

  it('notes under a photo no more than fits there', () => {
    const long = makeObservation({ element: 'Wall '.repeat(200), location: 'Level 1' });
    const model = makeModel({
      report: { layout: { arrangement: 'photos_6' } },
      observations: [long],
    });
    const note = findContent(model, 'photo-pages')?.photos[0]?.note;
    expect(note?.length).toBeLessThanOrEqual(70);
    expect(note?.endsWith('…')).toBe(true);
  });
});

describe('the summary', () => {
  const findSummary = (...changes: Parameters<typeof makeModel>) =>
    findContent(makeModel(...changes), 'summary');

  it('counts each level, the most serious first, and every row once', () => {
    const observations = ['3', '3', '1', '', 'gone'].map((rating) => makeObservation({ rating }));
    const summary = findSummary({
      report: { layout: { summary: true }, rating_scheme: RICS },
      observations,
    });
    expect(summary?.counts.map(({ level, count }) => [level?.code, count])).toEqual([
      ['3', 2],
      ['2', 0],
      ['1', 1],
      ['NI', 0],
      [undefined, 2],
    ]);
  });

  it('lists what cannot wait, by rating or by urgency, and says how many more there are', () => {
    const calm = makeObservation({ rating: '1', urgency: 'planned' });
    const now = makeObservation({ rating: '1', urgency: 'immediate', element: 'Railing' });
    const serious = Array.from({ length: 12 }, () => makeObservation({ rating: '3' }));
    const summary = findSummary({
      report: { layout: { summary: true }, rating_scheme: RICS },
      observations: [calm, ...serious, now],
    });
    expect(summary?.urgent?.items).toHaveLength(10);
    expect(summary?.urgent?.items[0]).toMatchObject({
      reference: { photo: 14 },
      text: 'Railing: Hairline cracking along the coping joint',
      note: '1: No repair needed · Immediate',
    });
    expect(summary?.urgent?.more).toBe('3 more are as urgent.');
  });

  it('lists as urgent nothing that can wait, however serious, but danger to people', () => {
    const listUrgent = (...rows: [severity: Severity | null, urgency: Urgency | null][]) => {
      const observations = rows.map(([severity, urgency]) =>
        makeObservation({ severity, urgency }),
      );
      const summary = findSummary({ report: { layout: { summary: true } }, observations });
      return summary?.urgent?.items.map(({ reference }) => reference.photo) ?? [];
    };
    expect(listUrgent(['major', 'planned'], ['major', 'monitor'], ['moderate', null])).toEqual([]);
    expect(
      listUrgent(['major', null], ['safety', 'planned'], ['minor', 'soon'], [null, 'immediate']),
    ).toEqual([2, 4, 1, 3]);
  });

  it('cuts no word in two', () => {
    const findUrgentText = (defect: string) =>
      findSummary({
        report: { layout: { summary: true } },
        observations: [makeObservation({ element: 'Wall', defect, urgency: 'immediate' })],
      })?.urgent?.items[0]?.text;
    const first = 'A diagonal crack runs through the pier below the bearing.';
    expect(findUrgentText(`${first} ${'It is wide and open. '.repeat(9)}`)).toBe(
      `Wall: ${first} It is wide and open. It is wide and open. …`,
    );
    // Without a sign of the cut, the sentence would clear what the row calls broken.
    const clear = 'No crack is visible in the upper five courses of the brickwork here.';
    expect(
      findUrgentText(`${clear} Below them the wall bulges and may fall onto the pavement.`),
    ).toBe(`Wall: ${clear} …`);
    const cut = findUrgentText(
      'deterioration of the waterproofing membrane and its upstands '.repeat(4),
    );
    expect(cut).toBe(
      'Wall: deterioration of the waterproofing membrane and its upstands deterioration of the waterproofing membrane and its…',
    );
    expect(findUrgentText('x'.repeat(300))?.length).toBeLessThanOrEqual(120);
    expect(findUrgentText('ひび割れ、'.repeat(40))).toMatch(/ひび割れ…$/u);
  });
});

describe('the signature', () => {
  const signed = { signatory: 'A. Mason CEng MICE', signedOn: '3 November 2026', revision: '2' };
  it('has lines to sign on by hand, and no picture, until a revision is signed', () => {
    const model = makeModel({ report: { layout: { signature: true } }, letterhead });
    const signature = findContent(model, 'signature');
    expect(signature?.picture).toBeNull();
    expect(signature?.lines).toContainEqual({ label: 'Signed on', value: '' });
    expect(signature?.lines).toContainEqual({ label: 'Name', value: 'A. Mason CEng MICE' });
  });
  it('says who signed what, whether or not the layout asks for a block', () => {
    const signature = findContent(makeModel({ letterhead, signing: signed }), 'signature');
    expect(signature?.picture?.data).toBe('iVBORw0KGgo=');
    expect(signature?.lines).toContainEqual({ label: 'Signed on', value: '3 November 2026' });
    expect(signature?.lines).toContainEqual({ label: 'Revision', value: '2' });
  });
});

describe('the cover', () => {
  const findCover = (...changes: Parameters<typeof makeModel>) =>
    findContent(makeModel(...changes), 'cover');

  it('has the firm, and the chosen photo as long as its row is there', () => {
    const row = makeObservation({ id: '6f1b1c86-6a49-4a3c-9d4e-0b8f6f3d2a11' });
    const layout = { cover: true, cover_photo: row.id };
    const cover = findCover({
      report: { layout },
      observations: [makeObservation(), row],
      letterhead,
    });
    expect(cover?.photo).toBe(2);
    expect(cover?.firm).toMatchObject({
      name: 'Mason & Hart',
      lines: ['1 Quay Street', 'Bristol', 'office@mason.example'],
    });
    expect(findCover({ report: { layout } })?.photo).toBeNull();
    expect(findCover({ report: { layout } })?.firm).toBeNull();
  });
});

describe('the outline', () => {
  it('names each heading once, in the order of the parts', () => {
    for (const arrangement of ARRANGEMENTS) {
      const model = makeModel({
        report: { layout: { ...ALL, arrangement }, rating_scheme: RICS, scope: 'a\n\n## b\n\nc' },
        sections: { discussion: '## One\n\ntext\n\n## Two', recommendation: 'x' },
        observations: Array.from({ length: 13 }, () => makeObservation()),
      });
      const ids = model.outline.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.includes('row-13')).toBe(arrangement === 'defects');
      expect(ids.indexOf('schedule1')).toBeLessThan(ids.indexOf('schedule2'));
    }
  });
});
