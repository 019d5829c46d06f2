import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeModel, makeObservation, withoutParts } from '../../../testing/app/sample-report';
import { ARRANGEMENTS } from '@/document/model/report-layout';
import { englishLeft } from '@/document/words/english-left.fixture';
import { makeDocuments, OTHERS, makeReportWords } from '@/document/files/reports.fixture';
import { ReportPreview } from './report-preview';

const PHOTO = 'https://host.example/p/1_wall.jpg';

describe('ReportPreview', () => {
  it('shows what the files hold', () => {
    render(<ReportPreview model={makeModel()} />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Harbour Road car park',
      'Schedule 1: Observations',
      'Schedule 2: Discussion and Recommendation',
      'Discussion',
      'Recommendation',
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByText('Northfield Estates Ltd')).toBeVisible();
    expect(screen.getByText(/early access/i)).toBeVisible();
    expect(screen.getByText('All 3 observations were written by a person.')).toBeVisible();
  });

  it.each(ARRANGEMENTS)('shows the captions of all photos as %s', (arrangement) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const observations = [
      makeObservation({ id, caption: 'crack 2–4 mm, bay 7' }),
      makeObservation({ finding_id: id, caption: 'north face' }),
      makeObservation({ photo: '', caption: 'of no photo' }),
    ];
    const model = makeModel({ observations, report: { layout: { arrangement } } });
    render(<ReportPreview model={model} />);
    expect(screen.getByText('Photo 1: crack 2–4 mm, bay 7')).toBeVisible();
    expect(screen.getByText('Photo 2: north face')).toBeVisible();
    expect(screen.queryByText(/of no photo/)).toBeNull();
  });

  it('shows every part that a report has, in every arrangement', () => {
    for (const arrangement of ARRANGEMENTS) {
      const model = makeModel({
        report: {
          layout: {
            arrangement,
            cover: true,
            contents: true,
            summary: true,
            photo_list: true,
            signature: true,
          },
          rating_scheme: { id: 'rics' },
          not_inspected: 'The roof void.',
        },
        observations: [makeObservation({ rating: '3', location: 'Level 1' }), makeObservation()],
      });
      const { unmount } = render(<ReportPreview model={model} />);
      const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
      expect(headings).toEqual(expect.arrayContaining(model.outline.map(({ text }) => text)));
      expect(screen.getAllByText('3', { exact: true }).length).toBeGreaterThan(0);
      expect(screen.getAllByText(/Level 1/).length).toBeGreaterThan(0);
      expect(document.querySelectorAll('#photo-2')).toHaveLength(1);
      unmount();
    }
  });

  it('shows a rating on its colour, and how soon, in every arrangement', () => {
    for (const arrangement of ARRANGEMENTS) {
      const model = makeModel({
        report: { layout: { arrangement }, rating_scheme: { id: 'rics' }, print_marks: false },
        observations: [makeObservation({ rating: '3', urgency: 'soon' })],
      });
      const { unmount } = render(<ReportPreview model={withoutParts(model, 'ratings')} />);
      expect(screen.getByText('3').style.background).not.toBe('');
      expect(screen.getAllByText(/Soon/).length).toBeGreaterThan(0);
      unmount();
    }
  });

  it('leads from a mention of a photo to its row', () => {
    render(<ReportPreview model={makeModel()} />);
    const [link] = screen.getAllByRole('link', { name: 'Photo 1' });
    expect(link).toHaveAttribute('href', '#photo-1');
    expect(document.getElementById('photo-1')).toContainElement(
      screen.getAllByRole('img')[0] ?? null,
    );
  });

  it('shows the rendition, else the photo, else the address', () => {
    render(
      <ReportPreview model={makeModel({ observations: [makeObservation({ photo: PHOTO })] })} />,
    );
    const image = () => screen.getByRole('img', { name: /^Photo 1: / });
    expect(image()).toHaveAttribute('src', 'https://host.example/p/1_wall.small.jpg');
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', PHOTO);
    fireEvent.error(image());
    expect(screen.getByText(PHOTO, { exact: false })).toBeVisible();
  });

  it('lays lines over a photo once it is there', () => {
    const marks = [
      {
        kind: 'crack',
        points: [
          [0.1, 0.2],
          [0.5, 0.5],
        ],
      },
    ];
    const observations = [makeObservation({ marks }), makeObservation()];
    const report = { print_marks: true };
    const { container } = render(<ReportPreview model={makeModel({ report, observations })} />);
    expect(container.querySelector('polyline')).toBeNull();
    const [photo, other] = screen.getAllByRole('img');
    expect(photo).toHaveAccessibleName(/Lines mark possible cracks\.$/);
    expect(other).toHaveAccessibleName(/coping joint$/);
    for (const image of screen.getAllByRole('img')) fireEvent.load(image);
    const lines = [...container.querySelectorAll('polyline')];
    expect(lines.map((line) => line.getAttribute('points'))).toEqual([
      '0.1,0.2 0.5,0.5',
      '0.1,0.2 0.5,0.5',
    ]);
    expect(photo?.parentElement).toContainElement(container.querySelector('svg'));
  });

  it('has placeholders where there is nothing @report-preview-1', () => {
    const nothing = makeObservation({ photo: '', element: '', defect: '', recommendation: '' });
    const sections = { discussion: null, recommendation: null };
    const { rerender } = render(
      <ReportPreview model={makeModel({ observations: [nothing], sections })} />,
    );
    const row = within(screen.getAllByRole('row')[1] as HTMLElement);
    expect(row.getByText('No photo available')).toBeVisible();
    expect(row.getAllByText('N/A')).toHaveLength(3);
    expect(screen.getByText('No discussion available.')).toBeVisible();
    expect(screen.getByText('No recommendation available.')).toBeVisible();
    rerender(<ReportPreview model={makeModel({ observations: [], sections })} />);
    expect(screen.getByText('No observations found for this report.')).toBeVisible();
  });
});

describe.each(OTHERS)('the paper in %s', (language) => {
  it('says so, and has no English word of ours on it', () => {
    for (const model of makeDocuments(language)) {
      const { unmount } = render(<ReportPreview model={model} />);
      const paper = screen.getByRole('article');
      expect(paper).toHaveAttribute('lang', model.properties.language);
      const said = [paper, ...paper.querySelectorAll('[alt], [data-column], [title]')].flatMap(
        (element) => [
          element.textContent,
          element.getAttribute('alt'),
          element.getAttribute('data-column'),
        ],
      );
      const typed = JSON.stringify(makeReportWords(language));
      expect(englishLeft(said.join('\n'), language, typed)).toEqual([]);
      unmount();
    }
  });
});
