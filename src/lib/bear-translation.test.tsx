import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { bearTranslation } from './bear-translation';

beforeAll(bearTranslation);

interface Said {
  words: string;
  isFirst?: boolean;
  isGone?: boolean;
}

function Sentence({ words, isFirst, isGone }: Said) {
  return (
    <p data-testid="sentence">
      {isFirst && <b>First </b>}
      {isGone ? null : words}
      {' left'}
    </p>
  );
}

/** Once the observers have heard of it. */
const heard = () => act(() => new Promise<void>((done) => setTimeout(done)));

function fonts(...content: (Node | string)[]) {
  const font = document.createElement('font');
  font.append(...content);
  const outer = document.createElement('font');
  outer.append(font);
  return outer;
}

it.each([
  [
    'in the place of a text',
    (text: Text) => {
      text.replaceWith(fonts(`~${text.data}~`));
    },
  ],
  [
    'around a text',
    (text: Text) => {
      const around = fonts();
      text.replaceWith(around);
      around.firstElementChild?.append(text);
      text.data = `~${text.data}~`;
    },
  ],
  [
    'as Yandex does, around a text,',
    (text: Text) => {
      const around = document.createElement('ya-tr-span');
      text.replaceWith(around);
      around.append(text);
      text.data = `~${text.data}~`;
    },
  ],
  [
    'as an extension does, in the place of a text,',
    (text: Text) => {
      const span = document.createElement('span');
      span.append(`~${text.data}~`);
      text.replaceWith(span);
    },
  ],
])(
  'bears a translation %s that changes, is preceded, goes and comes back',
  async (_, translate) => {
    const { rerender } = render(<Sentence words="One" />);
    const sentence = screen.getByTestId('sentence');
    const translateAll = async () => {
      await heard();
      for (const node of [...sentence.childNodes]) if (node instanceof Text) translate(node);
      await heard();
    };
    const says = async (said: Said, expected: string) => {
      rerender(<Sentence {...said} />);
      await heard();
      expect(sentence.textContent.replaceAll('~', '')).toBe(expected);
      await translateAll();
      expect(sentence.textContent.replaceAll('~', '')).toBe(expected);
    };
    await translateAll();
    expect(sentence.textContent).toBe('~One~~ left~');
    await says({ words: 'Two' }, 'Two left');
    await says({ words: 'Two', isFirst: true }, 'First Two left');
    await says({ words: 'Three', isFirst: true }, 'First Three left');
    await says({ words: '', isGone: true, isFirst: true }, 'First  left');
    await says({ words: 'Four' }, 'Four left');
  },
);

it('bears an extension that wraps a field, which is preceded and goes', () => {
  const Row = ({ isFirst = false, isGone = false }) => (
    <div data-testid="row">
      {isFirst && <b>First</b>}
      {!isGone && <input aria-label="Location" />}
    </div>
  );
  const { rerender } = render(<Row />);
  const field = screen.getByLabelText('Location');
  const wrapper = document.createElement('com-1password-button');
  field.replaceWith(wrapper);
  wrapper.append(field);
  rerender(<Row isFirst />);
  expect(screen.getByTestId('row').firstElementChild?.textContent).toBe('First');
  rerender(<Row isFirst isGone />);
  expect(screen.getByTestId('row').textContent).toBe('First');
  expect(screen.queryByLabelText('Location')).toBe(null);
});

it('still refuses what no translation explains', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('i')];
  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(document.createElement('b'), other)).toThrow();
});
