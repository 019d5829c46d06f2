import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useConfig } from '@/lib/use-config';
import { makeObservation } from '../../../../testing/app/rows';
import { makeQuestion } from '../../../../testing/app/simulated-questions';
import type { Analysis, Question } from '@/features/questions/queries';
import { NOTHING_ASKED } from './analysis-state';
import { AnalysisStatus } from './analysis-status';

vi.mock('@/lib/use-config', () => ({ useConfig: vi.fn() }));

const rows = Array.from({ length: 9 }, (_, index) => makeObservation({ id: String(index + 1) }));
const onHold = vi.fn();
const onRetry = vi.fn();

function renderStatus(analysis: Analysis, waiting = 0) {
  const buildStatus = (shown: Analysis) => (
    <AnalysisStatus
      rows={rows}
      waiting={waiting}
      onHold={onHold}
      onRetry={onRetry}
      analysis={shown}
    />
  );
  const view = render(buildStatus(analysis));
  return (shown: Analysis) => {
    view.rerender(buildStatus(shown));
  };
}

function question(id: number, changes: Partial<Question> = {}): Question {
  return makeQuestion({ observation_id: String(id), ...changes });
}
const answered = (id: number) =>
  question(id, {
    state: 'answered',
    settled_at: new Date(Date.UTC(2026, 10, 27, 10, 0, id * 20)).toISOString(),
  });
const running: Analysis = {
  hold: null,
  questions: [
    ...[1, 2, 3, 4, 5, 6].map(answered),
    question(7, { state: 'asked' }),
    question(8),
    question(9),
  ],
};
const button = (name: string) => screen.getByRole('button', { name });

describe('while photos are analysed', () => {
  it('says how far it is, which photo is looked at, and how long it takes', () => {
    renderStatus(running);
    expect(screen.getByText('Analysing 6 / 9 photos...')).toBeVisible();
    expect(
      screen.getByText('Photo 7 is being looked at · about 20 s a photo · about a minute left'),
    ).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Photos analysed' })).toHaveAttribute(
      'aria-valuenow',
      '6',
    );
  });

  it('announces what changes, and not every photo', () => {
    const show = renderStatus(running);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('The photos are being analysed.');
    show({ ...running, questions: [...running.questions.slice(0, 6), answered(7), question(8)] });
    expect(status).toHaveTextContent('The photos are being analysed.');
    show({ ...running, hold: 'paused' });
    expect(status).toHaveTextContent('The analysis is paused.');
    show(NOTHING_ASKED);
    expect(status).toBeEmptyDOMElement();
  });

  it('can be paused, let go on and cancelled', async () => {
    const show = renderStatus(running);
    await userEvent.click(button('Pause'));
    expect(onHold).toHaveBeenLastCalledWith('paused');
    show({ ...running, hold: 'paused' });
    expect(screen.getByText('Paused at 6 / 9 photos')).toBeVisible();
    await userEvent.click(button('Resume'));
    expect(onHold).toHaveBeenLastCalledWith(null);
    await userEvent.click(button('Cancel analysis'));
    expect(onHold).toHaveBeenLastCalledWith('cancelled');
  });

  it('says why nothing is asked at the moment, and how long', () => {
    const failed = question(7, {
      code: 'analyst_quota',
      message: 'The provider limits requests.',
      settled_at: '2026-11-27T10:00:00Z',
      not_before: '2026-11-27T10:01:00Z',
    });
    renderStatus({ hold: null, questions: [failed, question(8)] });
    expect(
      screen.getByText('The provider limits requests. It is tried again after 60 s.'),
    ).toBeVisible();
  });

  it.each([
    [true, 'You can go on working, or close this page. Signing out ends it.'],
    [false, 'You can go on working. If you leave, the rest is analysed when you come back.'],
  ])(
    'says whether the page is needed: a host that asks by itself %s',
    (analystInBackground, says) => {
      vi.mocked(useConfig).mockReturnValue({ analystInBackground } as ReturnType<typeof useConfig>);
      renderStatus(running);
      expect(screen.getByTitle(says)).toBeVisible();
    },
  );
});

it('says why it stopped, and goes on when asked', async () => {
  const failure = { state: 'failed', message: 'The account has no credit.' } as const;
  const settled = { ...failure, settled_at: '2026-11-27T10:00:00Z' };
  renderStatus(
    { hold: null, questions: [question(1, { ...settled, tries: 1 }), question(2, settled)] },
    8,
  );
  expect(screen.getByText('8 photos are not described in full yet.')).toBeVisible();
  expect(screen.getByText('The account has no credit.')).toBeVisible();
  await userEvent.click(button('Resume'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('leaves one photo that failed to the person, by its own words', async () => {
  renderStatus({ hold: null, questions: [] }, 1);
  expect(screen.getByText('One photo is not described in full yet.')).toBeVisible();
  await userEvent.click(button('Analyse this photo'));
  expect(onRetry).toHaveBeenCalledOnce();
});
