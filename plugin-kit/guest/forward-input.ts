import { FORWARDED_SHORTCUTS } from '@vetta/contract/guest-messages';
import { isShortcut } from '@vetta/design-system/shortcut';
import { say } from './port.ts';

/** What had the keyboard when the page got a key; it gets it back with the frame. */
let left: HTMLElement | undefined;

/** Tells the page of Escape and of its shortcuts, and asks it to open links: a guest can open none itself. */
export function forwardInput(): void {
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isForPage = FORWARDED_SHORTCUTS.some((shortcut) => isShortcut(event, shortcut));
    if (!isForPage && key !== 'Escape') return;
    // The browser's own action cannot wait for the page's answer.
    if (isForPage) event.preventDefault();
    left = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    say({ type: 'key', key, ctrlKey, metaKey, shiftKey, altKey });
  });
  // A dialog of the page makes everything behind it inert, this frame too: what had the keyboard here has lost it.
  addEventListener('focus', () => {
    if (document.activeElement === document.body) left?.focus();
    left = undefined;
  });
}

/** Shows a place of this document. An address of its own would add to the person's way back, for which the page removes a guest. */
function leadToPlace(id: string): void {
  const place = document.getElementById(id) ?? document.documentElement;
  place.scrollIntoView();
  place.focus();
}

function onClick(event: MouseEvent): void {
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.button > 1) return;
  // The lockdown prevents these: their tab would be the browser's own.
  const opensTab = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented && !opensTab) return;
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  const newTab = opensTab || link.target === '_blank';
  if (href.startsWith('#')) leadToPlace(href.slice(1));
  else say({ type: 'navigate', href: link.href, newTab });
}
