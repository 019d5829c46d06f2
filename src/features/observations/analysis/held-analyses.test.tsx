import { beforeEach, expect, it, vi } from 'vitest';
import { discardUserDrafts } from '@/lib/use-draft';
import { createAnalysisHold } from './held-analyses';

beforeEach(() => {
  window.localStorage.clear();
});

it('is kept for each report of each person, until it is lifted', () => {
  createAnalysisHold('ada', 'one').write('paused');
  createAnalysisHold('ada', 'two').write('cancelled');
  expect(createAnalysisHold('ada', 'one').read()).toBe('paused');
  expect(createAnalysisHold('ada', 'two').read()).toBe('cancelled');
  expect(createAnalysisHold('bob', 'one').read()).toBeNull();
  createAnalysisHold('ada', 'one').write(null);
  createAnalysisHold('ada', 'two').write(null);
  expect(window.localStorage).toHaveLength(0);
});

it('forgets the oldest of many reports, and all with the person’s drafts', () => {
  for (let report = 1; report <= 51; report += 1) {
    createAnalysisHold('ada', String(report)).write('paused');
  }
  expect(createAnalysisHold('ada', '1').read()).toBeNull();
  expect(createAnalysisHold('ada', '2').read()).toBe('paused');
  discardUserDrafts('ada');
  expect(createAnalysisHold('ada', '51').read()).toBeNull();
});

it('takes what it cannot read for nothing', () => {
  createAnalysisHold('ada', 'one').write('paused');
  const [key = ''] = Object.keys(window.localStorage);
  for (const broken of ['{', '{"one":"paused"}', '[["one","stopped"],7,null]']) {
    window.localStorage.setItem(key, broken);
    expect(createAnalysisHold('ada', 'one').read()).toBeNull();
  }
});

it('tells what another tab has said', () => {
  const onChange = vi.fn();
  const hold = createAnalysisHold('ada', 'one');
  hold.listen(onChange);
  hold.write('paused');
  const [key = ''] = Object.keys(window.localStorage);
  window.dispatchEvent(new StorageEvent('storage', { key: 'of something else' }));
  expect(onChange).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('paused');
});
