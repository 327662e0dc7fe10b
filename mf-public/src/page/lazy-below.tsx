import type { RouteProps } from '@vetta/contract/front-end';
import { Notice } from '@vetta/design-system/notice';
import { Page } from '@vetta/design-system/page';
import {
  type ComponentType,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenWanted } from '../on-demand/when-wanted.ts';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { BelowPlace } from './below-place.tsx';
import { bySection } from './section-names.ts';
import { sleepingSections } from './wake-sections.ts';

/** Whether the address names a section that is not here: not the content itself, to which the skip link leads. */
const namesMissing = () => location.hash !== '' && !document.getElementById(location.hash.slice(1));

/**
 * What is below the board. The server has sent it: it can be read, found and printed at once. React takes it over, one section
 * after the other, once it is wanted: until then a phone has the board alone to bring to life. A page that was sent without it
 * gets it then, or at once if the address names a section of it.
 *
 * It renders once: a new property would make React take over every section at once.
 */
export const LazyBelow = memo(function LazyBelow({ context }: RouteProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [Tail, setTail] = useState<ComponentType | null>(null);
  const [held] = useState(() => new Set<HTMLElement>());
  const [sections] = useState(() =>
    sleepingSections(() => {
      if (place.current) place.current.dataset.awake = '';
      for (const button of held) button.click();
      held.clear();
    }),
  );

  // In the layout effect: the shell then repeats the taps that came before the scripts, and those would find nobody.
  useLayoutEffect(() => {
    const frame = place.current;
    if (!frame) return;
    const wasSent = frame.querySelector('section') !== null;
    let isLost = false;
    const wake = () =>
      sections.wake().then(
        ({ Floating }) => startTransition(() => setTail(() => Floating)),
        () => {
          isLost = true;
          setFailed(true);
        },
      );
    const wakeNamed = () => {
      if (!namesMissing()) return;
      sections.hurry();
      void wake();
    };
    /** Holds back a tap on a button that sleeps, until it is awake. Links and questions answer by themselves. */
    const onTap = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !frame.contains(button) || sections.areAwake() || !wasSent || isLost) return;
      event.stopImmediatePropagation();
      held.add(button);
      sections.hurry();
    };
    const onTouch = ({ target }: Event) => {
      if (target instanceof Node && frame.contains(target)) sections.hurry();
    };
    // On the document: React stops a discrete event above a section that sleeps.
    const onDocument = new AbortController();
    const early = { capture: true, signal: onDocument.signal };
    document.addEventListener('click', onTap, early);
    for (const touch of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(touch, onTouch, early);
    wakeNamed();
    const stopWaiting = whenWanted(() => void wake(), frame);
    addEventListener('hashchange', wakeNamed);
    return () => {
      stopWaiting();
      removeEventListener('hashchange', wakeNamed);
      onDocument.abort();
    };
  }, [sections, held]);

  const [elements] = useState(() =>
    bySection((name) => {
      const Section = sections.components[name];
      return (
        <Awake onAwake={() => sections.note(name)}>
          <Section context={context} />
        </Awake>
      );
    }),
  );
  return (
    <BelowPlace ref={place} sections={elements}>
      {hasFailed && <NotLoaded />}
      {Tail && <Tail />}
    </BelowPlace>
  );
});

/** Its effect runs once its children are alive: until then they suspend. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onAwake, []);
  return children;
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
