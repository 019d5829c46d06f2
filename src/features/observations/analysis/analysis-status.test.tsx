import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionFailure } from '@/lib/invoke-function';
import { makeObservation } from '../../../../testing/app/rows';
import { RESTING, type AnalysisRun } from './run-state';
import { AnalysisStatus } from './analysis-status';
import type { BackgroundAnalysis } from './use-background-analysis';

const rows = Array.from({ length: 9 }, (_, index) => makeObservation({ id: String(index + 1) }));
const onHold = vi.fn();
const onRetry = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
});

const nobody = { waiting: [], failure: null, begin: null, callOff: () => undefined };

function renderStatus(
  run: Partial<AnalysisRun>,
  waiting = 0,
  background: BackgroundAnalysis = nobody,
) {
  const statusOf = (shown: Partial<AnalysisRun>) => (
    <AnalysisStatus
      {...{ rows, waiting, background, onHold, onRetry }}
      run={{ ...RESTING, ...shown }}
    />
  );
  const view = render(statusOf(run));
  return (shown: Partial<AnalysisRun>) => {
    view.rerender(statusOf(shown));
  };
}

const running: Partial<AnalysisRun> = {
  state: 'analysing',
  atOnce: 1,
  analysed: rows.slice(0, 6),
  unanswered: rows.slice(6),
  underWay: new Set(['7']),
  answerTimes: [0, 20_000, 40_000, 60_000],
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
    show({ ...running, analysed: rows.slice(0, 7), unanswered: rows.slice(7) });
    expect(status).toHaveTextContent('The photos are being analysed.');
    show({ ...running, hold: 'paused' });
    expect(status).toHaveTextContent('The analysis is paused.');
    show({});
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
    const error = new FunctionFailure('The provider limits requests.', 'analyst_quota');
    renderStatus({ ...running, trouble: { error, times: 2, isWaiting: true } });
    expect(
      screen.getByText('The provider limits requests. It is tried again after 60 s.'),
    ).toBeVisible();
  });
});

it('names the photos that another tab or device has looked at beside its own', () => {
  renderStatus({ ...running, elsewhere: new Set(['8', '9']) });
  expect(screen.getByText(/^Photos 7, 8 and 9 are being looked at/)).toBeVisible();
});

it('says why it stopped, and goes on when asked', async () => {
  const error = new FunctionFailure('The account has no credit.', 'analyst_no_credit');
  renderStatus({ stoppedBy: { error } }, 8);
  expect(screen.getByText('8 photos are not described in full yet.')).toBeVisible();
  expect(screen.getByText('The account has no credit.')).toBeVisible();
  await userEvent.click(button('Resume'));
  expect(onRetry).toHaveBeenCalledOnce();
});

describe('an analysis that needs no page', () => {
  const waiting = ['7', '8', '9'];
  const begin = vi.fn();
  const pending = { ...RESTING, ...running, analysed: rows.slice(0, 4), unanswered: rows.slice(4) };

  it('is offered where more than a few photos are left, and the host can', async () => {
    const show = renderStatus(pending, 0, { ...nobody, begin });
    await userEvent.click(button('Go on without this page'));
    expect(begin).toHaveBeenCalledOnce();
    for (const other of [running, { ...pending, hold: 'paused' as const }]) {
      show(other);
      expect(screen.queryByRole('button', { name: 'Go on without this page' })).toBeNull();
    }
  });

  it('is offered no second time', () => {
    renderStatus(running, 0, { ...nobody, begin, waiting });
    expect(screen.queryByRole('button', { name: 'Go on without this page' })).toBeNull();
  });

  it('says that the page may be closed, and how many are left of what it waits for', () => {
    renderStatus(running, 0, { ...nobody, waiting: [...waiting, 'deleted since'] });
    expect(screen.getByText(/· 3 left, also without this page while signed in$/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('You can close this page.');
    expect(screen.getByTitle('You can go on working, or close this page.')).toBeVisible();
  });

  it('is followed and called off where this page does nothing of its own', async () => {
    renderStatus({ hold: 'cancelled' }, 3, { ...nobody, waiting });
    expect(screen.getByText('The photos are being analysed.')).toBeVisible();
    expect(screen.getByText(/^3 left, also without this page/)).toBeVisible();
    expect(screen.queryByText(/not described in full/)).toBeNull();
    await userEvent.click(button('Cancel analysis'));
    expect(onHold).toHaveBeenLastCalledWith('cancelled');
  });

  it('does not hide that this page is paused', () => {
    renderStatus({ ...running, hold: 'paused' }, 0, { ...nobody, waiting });
    expect(screen.getByText(/^This page sends no further photo\./)).toBeVisible();
  });

  it('says what failed and why until a person dismisses it', async () => {
    const callOff = vi.fn();
    const failure = { count: 21, reason: 'The AI declined to answer.' };
    renderStatus({}, 0, { ...nobody, failure, callOff });
    expect(screen.getByText('21 photos were not analysed in the background.')).toBeVisible();
    expect(screen.getByText(/The AI declined to answer\.$/)).toBeVisible();
    await userEvent.click(button('Dismiss'));
    expect(callOff).toHaveBeenCalledOnce();
  });
});
