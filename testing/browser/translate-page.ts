import type { BrowserContext } from '@playwright/test';

/** The end of a translated text. */
export const TRANSLATED = '·';

/**
 * Has every page of the context translated as it is read, and again whenever it changes, as Chrome does it: each text is
 * replaced. Others wrap it (`src/lib/bear-translation.test.tsx`).
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate, TRANSLATED);
}

function translate(mark: string) {
  const font = (...content: (Node | string)[]) => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(...content);
    return element;
  };
  const isLeft = (text: Text) =>
    text.data.trim() === '' ||
    !text.parentElement ||
    text.parentElement.closest(
      'font, script, style, textarea, svg, title, [translate=no], .notranslate',
    ) !== null;
  const read = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((one) => !isLeft(one))) {
      text.replaceWith(font(font(`${text.data}${mark}`)));
    }
  };
  let isPlanned = false;
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      read();
    }, 20);
  };
  document.addEventListener('DOMContentLoaded', () => {
    read();
    new MutationObserver(plan).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
