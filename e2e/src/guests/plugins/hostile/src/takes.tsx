import type { RouteProps } from '@vetta/contract/plugin';
import { notify } from '@vetta/design-system/toast';
import { useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { tryAll } from './try-all.ts';

/** Takes the keyboard for ever, shows what it got, and tries after a press what a press may open. */
export default function Page(_: RouteProps) {
  const field = useRef<HTMLInputElement>(null);
  const [got, setGot] = useState('');
  useEffect(() => {
    const take = () => {
      // Taken away: what is left is its fields.
      (window as Partial<Window>).focus?.();
      field.current?.focus();
      field.current?.select();
    };
    const timer = setInterval(take, 60);
    const hear = ({ key }: KeyboardEvent) => setGot((before) => before + key);
    addEventListener('keydown', hear, true);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', hear, true);
    };
  }, []);
  const press = async () => {
    notify({ title: 'Vetta: accedi di nuovo' });
    console.info(`Dopo la pressione: ${await tryAll(afterPress)}`);
  };
  return (
    <main>
      <h1>Prende «{got}»</h1>
      <input ref={field} />
      <button type="button" onClick={() => void press()}>
        Premi qui
      </button>
    </main>
  );
}
