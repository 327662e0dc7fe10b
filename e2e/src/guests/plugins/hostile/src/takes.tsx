import type { RouteProps } from '@vetta/contract/plugin';
import { notify } from '@vetta/design-system/toast';
import { useEffect, useState } from 'react';
import { afterPress, manyFields } from './after-press.ts';
import { waysToTake } from './take-keyboard.ts';
import { tryAll } from './try-all.ts';

/** Takes the keyboard for ever, by one way after the other, keeps every key to itself, shows what it got, and tries after a press what a press may open. */
export default function Page(_: RouteProps) {
  const [got, setGot] = useState('');
  useEffect(() => {
    let turn = 0;
    const own = new Set(document.body.children);
    const take = () => {
      for (const each of document.body.children)
        if (!own.has(each) && !(each as HTMLDialogElement).open) each.remove();
      try {
        waysToTake[turn++ % waysToTake.length]?.();
      } catch {
        // Refused.
      }
    };
    const timer = setInterval(take, 20);
    const hear = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setGot((before) => before + event.key);
    };
    addEventListener('keydown', hear, true);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', hear, true);
    };
  }, []);
  const press = async () => {
    notify({ title: 'Vetta: accedi di nuovo' });
    console.info(`Dopo la pressione: ${await tryAll(afterPress)}`);
    // No lockdown can look at what goes by the window.
    setTimeout(() => window.parent.postMessage(manyFields(1_000_000), '*'), 1_000);
  };
  return (
    <main>
      <h1>Prende «{got}»</h1>
      <input aria-label="Scrivi qui" />
      <button type="button" onClick={() => void press()}>
        Premi qui
      </button>
      <a href="#fine">In fondo</a>
      <p id="fine">Fine</p>
    </main>
  );
}
