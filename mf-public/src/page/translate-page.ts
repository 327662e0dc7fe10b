/** Replaces text nodes as a browser's translator does, now and whenever the page changes; stops with the returned function. */
export function translatePage(root: HTMLElement): () => void {
  const translate = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent || parent.closest('[translate=no], font, svg') || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      if (outer.firstElementChild) outer.firstElementChild.textContent = `${TRANSLATED}${text.data}`;
      text.replaceWith(outer);
    }
  };
  const changes = new MutationObserver(translate);
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  translate();
  return () => changes.disconnect();
}

/** What each translated text begins with. */
export const TRANSLATED = '~';
