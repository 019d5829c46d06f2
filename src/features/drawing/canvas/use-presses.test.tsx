import type { PointerEvent } from 'react';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePresses } from './use-presses';

const pinch = { hold: vi.fn(), move: vi.fn(), release: vi.fn(), handlers: {} };
const one = {
  begin: vi.fn((_at: unknown, looks: boolean) => looks),
  move: vi.fn(),
  end: vi.fn(),
  giveUp: vi.fn(),
};
const stage = { setPointerCapture: () => undefined, getBoundingClientRect: () => ({ left: 10, top: 20 }) }; // prettier-ignore

function press(pointerType: 'mouse' | 'touch' | 'pen', pointerId: number, x = 30, button = 0) {
  return { pointerType, pointerId, button, clientX: x, clientY: 40, currentTarget: stage, nativeEvent: {} } as unknown as PointerEvent<HTMLElement>; // prettier-ignore
}

function hands() {
  return renderHook(() => usePresses(pinch as never, one)).result.current;
}

describe('on the stage', () => {
  it('one finger draws, in pixels of the stage, and the middle button looks', () => {
    const at = hands();
    at.onPointerDown(press('touch', 1));
    at.onPointerMove(press('touch', 1, 50));
    at.onPointerUp(press('touch', 1, 60));
    expect(one.begin).toHaveBeenCalledWith([20, 20], false);
    expect(one.move).toHaveBeenCalledWith([[40, 20]]);
    expect(one.end).toHaveBeenCalledWith([50, 20]);
    at.onPointerDown(press('mouse', 2, 30, 1));
    expect(one.begin).toHaveBeenLastCalledWith([20, 20], true);
    expect(pinch.hold).toHaveBeenCalledTimes(1);
  });

  it('a second finger makes nothing of what the first began, and both look closer', () => {
    const at = hands();
    at.onPointerDown(press('touch', 1));
    at.onPointerDown(press('touch', 2));
    expect(one.giveUp).toHaveBeenCalledTimes(1);
    expect(pinch.hold).toHaveBeenCalledTimes(2);
    at.onPointerUp(press('touch', 2));
    at.onPointerUp(press('touch', 1));
    expect(one.end).not.toHaveBeenCalled();
  });

  it('a pen draws whatever the hand that holds it does, and fingers no more', () => {
    const at = hands();
    at.onPointerDown(press('touch', 1));
    at.onPointerDown(press('pen', 2));
    expect(one.begin).toHaveBeenLastCalledWith([20, 20], false);
    at.onPointerDown(press('touch', 3));
    at.onPointerUp(press('touch', 3));
    at.onPointerUp(press('pen', 2, 70));
    expect(one.end).toHaveBeenCalledExactlyOnceWith([60, 20]);
    at.onPointerDown(press('touch', 4));
    expect(one.begin).toHaveBeenLastCalledWith([20, 20], true);
  });
});
