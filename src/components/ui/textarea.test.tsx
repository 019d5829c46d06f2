import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { takeText } from '@shared/text/take-text';
import { Button } from './button';
import { Field } from './field';
import { Input } from './input';
import { Textarea } from './textarea';

function Form({ most, onSave }: { most: number; onSave: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      <Field label="Words">
        {(control) => (
          <Textarea
            {...control}
            most={most}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit">Save</Button>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Words');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('a field for text', () => {
  it('takes all that is pasted, says by how much it is too long, and is not saved until it fits', () => {
    const onSave = vi.fn();
    render(<Form most={20_000} onSave={onSave} />);
    type('x'.repeat(29_303));
    expect(field().value).toHaveLength(29_303);
    expect(screen.getByRole('alert').textContent).toBe('9,303 characters too many');
    expect(field().getAttribute('aria-describedby')).toContain(
      screen.getByRole('alert').parentElement?.id,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).not.toHaveBeenCalled();
    expect(field().value).toHaveLength(29_303);
    // As the database counts, in whole characters.
    type('🧱'.repeat(20_000));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledWith('🧱'.repeat(20_000));
  });

  it('takes text in by the one door, and keeps the cursor', () => {
    render(<Form most={100} onSave={vi.fn()} />);
    field().value = 'width \uf0a3\0 0.3\u001emm';
    field().setSelectionRange(8, 8);
    type(field().value + ' ');
    expect(field().value).toBe('width ≤ 0.3\u2011mm ');
  });

  it.each(['\uf0b0', 'か\ufeff', '\u200bၾ', '\u001e'])(
    'leaves what an input method composes as it is, %j, and takes it in at its end',
    (composed) => {
      const onSave = vi.fn();
      render(<Form most={100} onSave={onSave} />);
      type('wall ');
      fireEvent.compositionStart(field());
      fireEvent.input(field(), { target: { value: `wall ${composed}` }, isComposing: true });
      expect(field().value).toBe(`wall ${composed}`);
      field().setSelectionRange(5, 5);
      fireEvent.compositionEnd(field());
      expect(field().value).toBe(takeText(`wall ${composed}`));
      expect(field().selectionEnd).toBe(5);
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(onSave).toHaveBeenCalledWith(takeText(`wall ${composed}`));
    },
  );

  it('names signs that no font prints', () => {
    render(<Form most={100} onSave={vi.fn()} />);
    type('a \ue123');
    expect(screen.getByText('No font prints U+E123: write something else there.')).toBeTruthy();
  });

  it('counts in a field that no state holds', () => {
    render(<Input aria-label="Words" most={3} defaultValue="" />);
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'abcd' } });
    expect(screen.getByRole('alert').textContent).toBe('1 character too many');
  });

  it('pastes a list of the clipboard’s HTML', () => {
    render(<Form most={100} onSave={vi.fn()} />);
    fireEvent.paste(field(), {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? '<ul><li>a<ul><li>b</ul></ul>' : ''),
      },
    });
    expect(field().value).toBe('- a\n  - b');
  });

  it('keeps words apart and reads symbol fonts in a field of one line', () => {
    render(<Input aria-label="Words" defaultValue="" />);
    const line = screen.getByLabelText<HTMLInputElement>('Words');
    fireEvent.change(line, { target: { value: 'West wall\u000bEast wall' } });
    expect(line.value).toBe('West wall East wall');
    line.value = '';
    const html = '<p><span style="font-family:Symbol">£</span> 0.3 mm</p><ul><li>wide</li></ul>';
    fireEvent.paste(line, { clipboardData: { getData: () => html } });
    expect(line.value).toBe('≤ 0.3 mm - wide');
  });
});
