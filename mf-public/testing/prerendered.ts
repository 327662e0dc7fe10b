import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, spyOn } from 'storybook/test';

/** Adds the true key `slot:word` for each text, as `PrerenderData` describes. */
export const withWordKeys = (view: object): object => ({
  ...view,
  ...Object.fromEntries(Object.entries(view).map(([slot, word]) => [`${slot}:${word}`, true])),
});

/** Shows what the server sends. */
export async function sentPage(canvasElement: HTMLElement, html: string): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = html;
  canvasElement.append(page);
  await expect(html).not.toMatch(/\{\{|style=/);
  return page;
}

/** Lets React take over what was sent, and waits until it is live: every element, attribute and text is that of the first render. */
export async function takeOver(page: HTMLElement, live: ReactNode, isLive: () => Promise<unknown>) {
  const before = page.querySelector('main, section');
  // React's development build reports differences of attributes here, and the others as recoverable errors.
  const reported = spyOn(console, 'error').mockImplementation(() => {});
  const differences: unknown[] = [];
  const root = hydrateRoot(page, live, { onRecoverableError: (error) => differences.push(error) });
  await isLive();
  differences.push(...reported.mock.calls);
  reported.mockRestore();
  await expect(differences).toEqual([]);
  await expect(page.querySelector('main, section')).toBe(before);
  root.unmount();
  page.remove();
}
