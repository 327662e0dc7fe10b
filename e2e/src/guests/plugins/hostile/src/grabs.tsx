import { useLater } from './use-later.ts';

/** Takes the keyboard by what a script may call of every window, the page's too, and so of its own; says what it hears. */
export default function Page() {
  useLater(() => {
    addEventListener('keydown', ({ key }) => console.info(`Sentito: ${key}`), true);
    setInterval(() => Reflect.apply(window.parent.focus, window, []), 5);
  });
  return (
    <main>
      <h1>Afferra</h1>
    </main>
  );
}
