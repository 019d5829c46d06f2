import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { Field } from './field';
import { Form } from './form';
import { Input } from './input';

const field = () => screen.getByLabelText<HTMLInputElement>('It');

function show(input: ComponentProps<typeof Input>) {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <Field label="It">{(control) => <Input {...control} {...input} />}</Field>
      <Button type="submit">Send</Button>
    </Form>,
  );
  return onSubmit;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

const REFUSED: [string, ComponentProps<typeof Input>, string, string][] = [
  [
    'an address that is missing',
    { type: 'email', required: true },
    '',
    'Please enter a valid email address',
  ],
  ['an address that is none', { type: 'email' }, 'nobody', 'Please enter a valid email address'],
  ['what is required', { required: true }, '', 'This is blank: fill it in.'],
  ['a key that is missing', { type: 'password', required: true }, '', 'This is blank: fill it in.'],
  [
    'a web address that is missing',
    { type: 'url', required: true },
    '',
    'This is blank: fill it in.',
  ],
  [
    'a web address without its begin',
    { type: 'url' },
    'models',
    'Enter an address that begins with https:// or http://.',
  ],
  [
    'a number too low',
    { type: 'number', min: 0, max: 1000000 },
    '-1',
    'Enter a whole number from 0 to 1,000,000.',
  ],
  [
    'a number too high',
    { type: 'number', min: 0, max: 100 },
    '101',
    'Enter a whole number from 0 to 100.',
  ],
  [
    'a part of a number',
    { type: 'number', min: 0, max: 100, step: 1 },
    '1.5',
    'Enter a whole number from 0 to 100.',
  ],
  ['too many characters', { most: 3 }, 'abcd', '1 character too many'],
];

describe('a form', () => {
  it.each(REFUSED)(
    'says of %s what to do, once, and sends nothing',
    async (_, input, text, said) => {
      const onSubmit = show(input);
      if (text) await userEvent.type(field(), text);
      await send();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([said]);
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleDescription(said);
      expect(field()).toBeInvalid();
      expect(field().form?.noValidate).toBe(true);
    },
  );

  it('takes the sentence back when something else is typed, and sends what fits', async () => {
    const onSubmit = show({ type: 'email', required: true });
    await send();
    await userEvent.type(field(), 'a');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field(), 'da@example.com');
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(field().form);
  });

  it('says what the form’s owner says in place of its own', () => {
    render(
      <Form onSubmit={vi.fn()}>
        <Field label="It" error="Write it in figures.">
          {(control) => <Input {...control} required />}
        </Field>
      </Form>,
    );
    fireEvent.submit(field());
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Write it in figures.',
    ]);
  });
});
