/**
 * Keeps React working on pages changed by translators and extensions. A translating browser replaces or wraps texts
 * with `<font>`, and extensions insert elements around fields; React still holds the old nodes: removing one, or
 * inserting before it, would throw and take the screen down, and later changes would stay invisible. From here on a
 * replaced text returns when it changes, to be translated again; removing a text removes its translation.
 */
export function bearTranslation(): void {
  const translations = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const translation = translations.get(target);
      translations.delete(target);
      translation?.replaceWith(target);
    }
  });
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const text = onlyText(removedNodes);
      const [added] = addedNodes;
      const font =
        added instanceof Element ? added : [previousSibling, nextSibling].find(isTranslation);
      if (!text || !font || text.isConnected) continue;
      translations.set(text, font);
      changes.observe(text, { characterData: true });
    }
  }).observe(document, { childList: true, subtree: true });

  /** The node that replaced a child, or wraps it; null where its text is gone. */
  const findSubstitute = (parent: Node, child: Node): Node | null => {
    if (child.parentNode === parent) return child;
    const translation = translations.get(child);
    if (translation?.parentNode === parent) return translation;
    let around = child.parentNode;
    while (around && around.parentNode !== parent) around = around.parentNode;
    if (around) return around;
    return child.nodeType === Node.TEXT_NODE ? null : child;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const found = findSubstitute(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    return insertBefore.call(this, node, before && findSubstitute(this, before)) as T;
  };
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function onlyText(nodes: NodeList): Node | null {
  const [node] = nodes;
  return nodes.length === 1 && node?.nodeType === Node.TEXT_NODE ? node : null;
}
