import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { PhotoCaption } from './photo-caption';

const row = makeObservation();

it('is typed in its place, and saved by Enter or by leaving', async () => {
  const user = userEvent.setup();
  const set = vi.fn();
  render(<PhotoCaption row={row} number={2} commands={{ set }} />);
  await user.click(screen.getByRole('button', { name: 'Add caption to photo 2' }));
  const field = screen.getByRole('textbox', { name: 'Caption of photo 2' });
  await user.type(field, ' crack 2–4 mm, bay 7 {Enter}');
  expect(set).toHaveBeenCalledWith(row, 'caption', 'crack 2–4 mm, bay 7');
  await user.click(screen.getByRole('button', { name: 'Add caption to photo 2' }));
  await user.type(screen.getByRole('textbox'), 'north');
  await user.tab();
  expect(set).toHaveBeenLastCalledWith(row, 'caption', 'north');
});

it('keeps all of what is too long, says so, and is not left before it fits', async () => {
  const user = userEvent.setup();
  const set = vi.fn();
  render(<PhotoCaption row={row} number={2} commands={{ set }} />);
  await user.click(screen.getByRole('button', { name: 'Add caption to photo 2' }));
  await user.paste('x'.repeat(1312));
  await user.keyboard('{Enter}');
  await user.tab();
  expect(set).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('1,012 characters too many');
  expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(1312));
});

it('is changed, taken away and left as it was', async () => {
  const user = userEvent.setup();
  const set = vi.fn();
  const captioned = { ...row, caption: 'north face' };
  render(<PhotoCaption row={captioned} number={2} commands={{ set }} />);
  await user.click(screen.getByRole('button', { name: /north face/u }));
  await user.keyboard('{Escape}');
  expect(set).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /north face/u }));
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  expect(set).toHaveBeenCalledWith(captioned, 'caption', null);
});

it('is none of a row without a photo', () => {
  const { container } = render(
    <PhotoCaption row={{ ...row, photo: '' }} number={2} commands={{ set: vi.fn() }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
