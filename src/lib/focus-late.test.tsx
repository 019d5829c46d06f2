import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { watchTyping } from './focus-late';

function setUp(from: string) {
  render(
    <>
      <button>Button</button>
      <input type="checkbox" aria-label="Checkbox" />
      <input aria-label="Field" />
      <textarea aria-label="Text" />
    </>,
  );
  const focus = (name: string) => {
    screen.getByLabelText(name, { selector: 'input, textarea' }).focus();
  };
  if (from === 'Button') screen.getByRole('button').focus();
  else focus(from);
  return { isTypedElsewhere: watchTyping(), focus };
}

it.each(['Field', 'Text'])('is typing elsewhere once the keys are in another field: %s', (name) => {
  const { isTypedElsewhere, focus } = setUp('Button');
  expect(isTypedElsewhere()).toBe(false);
  focus(name);
  expect(isTypedElsewhere()).toBe(true);
});

it('is none where the keys stayed, took a box, or have nowhere to be', () => {
  const { isTypedElsewhere, focus } = setUp('Text');
  expect(isTypedElsewhere()).toBe(false);
  focus('Checkbox');
  expect(isTypedElsewhere()).toBe(false);
  screen.getByRole('checkbox').blur();
  expect(isTypedElsewhere()).toBe(false);
});
