import { say } from './port.ts';

/** The page's own shortcuts, which it shall hear while the keyboard is in a guest. */
const SHORTCUTS = ['k'];

/** Tells the page of Escape and of its shortcuts, and asks it to open links: a guest can open none itself. */
export function forwardInput(): void {
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isShortcut = (ctrlKey || metaKey) && SHORTCUTS.includes(key.toLowerCase());
    if (!isShortcut && key !== 'Escape') return;
    // The browser's own action cannot wait for the page's answer.
    if (isShortcut) event.preventDefault();
    say({ type: 'key', key, ctrlKey, metaKey, shiftKey, altKey });
  });
}

function onClick(event: MouseEvent): void {
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.defaultPrevented || event.button > 1) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  const newTab = event.button === 1 || event.ctrlKey || event.metaKey || link.target === '_blank';
  say({ type: 'navigate', href: link.href, newTab });
}
