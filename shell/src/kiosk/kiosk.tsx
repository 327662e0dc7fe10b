import { formatClock } from '@vetta/contract/client/formats';
import type { Generation } from '@vetta/contract/generation';
import { useEffect, useMemo, useRef } from 'react';
import { useTitle } from '../document/title.ts';
import { useFrameSize } from './frame-size.ts';
import * as styles from './kiosk.css.ts';
import { useLastKnown } from './last-known.ts';
import { useQuietSwitch } from './newer-generation.ts';
import { PlainBoard } from './plain-board.tsx';
import { planOf } from './plan.ts';
import { useRotation } from './rotation.ts';
import { SceneFrame } from './scene.tsx';

/** The walls' frame: full screen, no cursor, scenes in rotation, and never empty. */
export default function Kiosk({ generation }: { readonly generation: Generation }) {
  useTitle('Schermo');
  useKioskTheme();
  const plan = useMemo(() => planOf(generation, location.search), [generation]);
  const oldSince = useLastKnown();
  const { turn, count, done, failed } = useRotation(plan, useQuietSwitch(generation));
  const inner = useRef<HTMLDivElement>(null);
  const frame = useFrameSize(inner);

  return (
    <div className={styles.screen}>
      <div ref={inner} className={styles.frame}>
        {frame && (
          <div key={count} className={styles.scene}>
            {turn ? (
              <SceneFrame
                turn={turn}
                frame={frame}
                milliseconds={plan.milliseconds}
                done={done}
                failed={failed}
              />
            ) : (
              <PlainBoard />
            )}
          </div>
        )}
      </div>
      {oldSince && (
        <p className={styles.age} role="status">
          Dati delle {formatClock(oldSince)}, in attesa del server
        </p>
      )}
    </div>
  );
}

function useKioskTheme(): void {
  useEffect(() => {
    document.documentElement.dataset.theme = 'kiosk';
    return () => {
      document.documentElement.dataset.theme = 'dark';
    };
  }, []);
}
