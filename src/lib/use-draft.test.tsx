import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { discardUserDrafts, draftKey, useDraft } from './use-draft';

const ADA = draftKey('ada', 'writing-style');

it('survives a reload', () => {
  const first = renderHook(() => useDraft<string>(ADA));
  expect(first.result.current.draft).toBeNull();
  act(() => {
    first.result.current.keep('half a sent');
  });
  first.unmount();
  expect(renderHook(() => useDraft<string>(ADA)).result.current.draft).toBe('half a sent');
});

it('is gone once discarded', () => {
  const { result } = renderHook(() => useDraft<string>(ADA));
  act(() => {
    result.current.keep('text');
  });
  act(() => {
    result.current.discard();
  });
  expect(result.current.draft).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('is left where another tab has kept other text since', () => {
  const { result } = renderHook(() => useDraft<string>(ADA));
  act(() => {
    result.current.keep('mine');
  });
  localStorage.setItem(ADA, '"typed in another tab"');
  act(() => {
    result.current.discard();
  });
  expect(result.current.draft).toBeNull();
  expect(localStorage.getItem(ADA)).toBe('"typed in another tab"');
});

it('belongs to one person and one text', () => {
  const { result, rerender } = renderHook(({ key }) => useDraft<{ defect: string }>(key), {
    initialProps: { key: draftKey('ada', 'row', '1') },
  });
  act(() => {
    result.current.keep({ defect: 'Crack' });
  });
  rerender({ key: draftKey('ada', 'row', '2') });
  expect(result.current.draft).toBeNull();
  rerender({ key: draftKey('grace', 'row', '1') });
  expect(result.current.draft).toBeNull();
  rerender({ key: draftKey('ada', 'row', '1') });
  expect(result.current.draft).toEqual({ defect: 'Crack' });
});

it('goes with all others of its person, and with nobody else’s', () => {
  const others = [draftKey('ada2', 'writing-style'), draftKey('grace', 'row', 'ada'), 'theme'];
  for (const key of [ADA, draftKey('ada', 'row', '1'), ...others]) localStorage.setItem(key, '1');
  discardUserDrafts('ada');
  expect(Object.keys(localStorage).sort()).toEqual(others.sort());
});

it('takes storage it cannot read for no draft', () => {
  localStorage.setItem(ADA, '{broken');
  expect(renderHook(() => useDraft<string>(ADA)).result.current.draft).toBeNull();
});
