import { expect, it } from 'vitest';
import { keepLastPen, readLastPen } from './tools';

it('has the last tool that draws ready, and its colour', () => {
  window.localStorage.clear();
  expect(readLastPen()).toEqual({ tool: 'arrow', colour: 'red' });
  keepLastPen({ tool: 'number', colour: 'blue' });
  keepLastPen({ tool: 'select', colour: 'red' });
  expect(readLastPen()).toEqual({ tool: 'number', colour: 'blue' });
  window.localStorage.setItem('plumbline-pen', '{"tool":"chisel","colour":3}');
  expect(readLastPen()).toEqual({ tool: 'arrow', colour: 'red' });
});
