import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionFailure } from '@/lib/invoke-function';
import { makeObservation } from '../../../../testing/app/rows';
import { RESTING, type AnalysisRun } from './run-state';
import { AnalysisStatus } from './analysis-status';

const rows = Array.from({ length: 9 }, (_, index) => makeObservation({ id: String(index + 1) }));
const onHold = vi.fn();
const onRetry = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
});

function renderStatus(run: Partial<AnalysisRun>, waiting = 0) {
  const statusOf = (shown: Partial<AnalysisRun>) => (
    <AnalysisStatus {...{ rows, waiting, onHold, onRetry }} run={{ ...RESTING, ...shown }} />
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
