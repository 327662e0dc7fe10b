import { Notice } from '@vetta/design-system/notice';
import { Page } from '@vetta/design-system/page';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../on-demand/when-idle.ts';
import { PlainButton } from '../plain-button/plain-button.tsx';
import type { BelowProps } from './below-props.ts';

type State = typeof import('./below-the-board.tsx').BelowTheBoard | 'loading' | 'failed';

/** Loads what is below the board once the board is alive, or at once if the address names one of its sections. */
export function LazyBelow(props: BelowProps) {
  const [below, setBelow] = useState<State>('loading');
  useEffect(() => {
    const load = () =>
      import('./below-the-board.tsx').then(
        ({ BelowTheBoard }) => startTransition(() => setBelow(() => BelowTheBoard)),
        () => setBelow('failed'),
      );
    if (location.hash === '') return whenIdle(load);
    void load();
    return undefined;
  }, []);

  if (below === 'loading') return null;
  if (below === 'failed') return <NotLoaded />;
  const Below = below;
  return <Below {...props} />;
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
