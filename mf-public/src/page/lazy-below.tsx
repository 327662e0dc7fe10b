import type { RouteProps } from '@vetta/contract/plugin';
import { Notice } from '@vetta/design-system/notice';
import { Page } from '@vetta/design-system/page';
import { startTransition, useEffect, useRef, useState } from 'react';
import { whenWanted } from '../on-demand/when-wanted.ts';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { BelowPlace } from './below-place.tsx';

type State = typeof import('./below-the-board.tsx').BelowTheBoard | 'loading' | 'failed';

/** Whether the address names a section that is not here: not the content itself, to which the skip link leads. */
const namesMissing = () => location.hash !== '' && !document.getElementById(location.hash.slice(1));

/**
 * Shows what is below the board once it is wanted, or at once if the address names a section of it: until then a phone has the
 * board alone to bring to life.
 */
export function LazyBelow(props: RouteProps) {
  const [below, setBelow] = useState<State>('loading');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isAsked = false;
    const show = () => {
      if (isAsked) return;
      isAsked = true;
      import('./below-the-board.tsx').then(
        ({ BelowTheBoard }) => startTransition(() => setBelow(() => BelowTheBoard)),
        () => setBelow('failed'),
      );
    };
    const showNamed = () => namesMissing() && show();
    showNamed();
    const stopWaiting = whenWanted(show, place.current);
    addEventListener('hashchange', showNamed);
    return () => {
      stopWaiting();
      removeEventListener('hashchange', showNamed);
    };
  }, []);

  const Below = typeof below === 'string' ? null : below;
  return (
    <BelowPlace ref={place}>
      {below === 'failed' && <NotLoaded />}
      {Below && <Below {...props} />}
    </BelowPlace>
  );
}

/** Offers a reload: a module that failed once may have come without its styles the second time. */
const NotLoaded = () => (
  <Page>
    <Notice
      tone="error"
      title="Premi e regole non sono arrivati"
      action={
        <PlainButton tone="bright" onClick={() => location.reload()}>
          Riprova
        </PlainButton>
      }
    >
      La classifica resta aggiornata. Controlla la connessione e riprova.
    </Notice>
  </Page>
);
