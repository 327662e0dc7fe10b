import type { Locator, Page } from 'playwright';

/** Seconds for a key or a tap of a practised person (Card, Moran and Newell's keystroke-level model). */
const SECONDS_A_PRESS = 0.28;

/** Returns somebody who uses a page: at a desk by keys alone, on a phone by taps and what is typed. It counts both. */
export function handOf(page: Page, { isPhone }: { readonly isPhone: boolean }) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  /** The first letter by its key, which opens a cell and begins a search; the others at once, as keys that only add a letter cost a render each. */
  const type = async (text: string) => {
    presses += text.length;
    await page.keyboard.press(text.charAt(0));
    if (text.length > 1) await page.keyboard.insertText(text.slice(1));
  };
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    const focused = target.and(page.locator(':focus'));
    for (let stops = 0; (await focused.count()) === 0; stops += 1) {
      if (stops === 60) throw new Error(`Sixty Tabs do not reach ${target}`);
      await press('Tab');
    }
  };
  const tap = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  return {
    press,
    type,
    /** Presses a button, a link or a checkbox: at a desk after the Tabs that lead to it. */
    async use(target: Locator) {
      if (isPhone) return tap(target);
      await tabTo(target);
      await press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    /** Puts the cursor into a field. */
    async into(field: Locator) {
      if (isPhone) return tap(field);
      await tabTo(field);
    },
    /** Opens a section of the back office: at a desk by Ctrl K, on a phone by the menu. */
    async go(section: string) {
      if (isPhone) {
        await tap(page.getByRole('button', { name: /^Apri o chiudi il menu/ }));
        return tap(page.getByRole('link', { name: section, exact: true }));
      }
      await press('Control+k');
      await page.getByRole('searchbox', { name: /Cerca schermata/ }).waitFor();
      await type(section);
      await page.getByRole('menuitem', { name: section }).first().waitFor();
      await press('Enter');
    },
    /** Returns what a job took since the last one. The seconds are those of a person who does not think. */
    took() {
      const now = { presses, seconds: presses * SECONDS_A_PRESS };
      presses = 0;
      return now;
    },
  };
}
