import type { RouteProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';

/** Keeps what is pressed on a link from what asks the page. */
const hide = (link: HTMLAnchorElement | null) => {
  for (const type of ['click', 'auxclick']) link?.addEventListener(type, (event) => event.stopPropagation());
};

/** Leads away whenever nobody presses in it, and lets nobody go by themselves. */
export default function Page({ context: { navigate } }: RouteProps) {
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      event.returnValue = 'Resta';
    };
    addEventListener('beforeunload', stay);
    window.onbeforeunload = stay;
    let turn = 0;
    const timer = setInterval(
      () => navigate(['/', 'https://evil.example/', '/design'][turn++ % 3] ?? ''),
      100,
    );
    // From then on it would lead away by right.
    addEventListener('pointerdown', () => clearInterval(timer), true);
    return () => clearInterval(timer);
  }, [navigate]);
  return (
    <main>
      <h1>Trattiene</h1>
      <a ref={hide} href="https://evil.example/">
        Fuori
      </a>
    </main>
  );
}
