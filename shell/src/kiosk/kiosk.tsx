import { formatClock } from '@vetta/contract/client/formats';
import type { Generation } from '@vetta/contract/generation';
import { useEffect, useMemo, useRef } from 'react';
import { useTitle } from '../document/use-title.ts';
import * as styles from './kiosk.css.ts';
import { PlainBoard } from './plain-board.tsx';
import { planOf } from './plan.ts';
import { SceneFrame } from './scene-frame.tsx';
import { useFrameSize } from './use-frame-size.ts';
import { useGenerationReload } from './use-generation-reload.ts';
import { usePersistedBoard } from './use-persisted-board.ts';
import { useRotation } from './use-rotation.ts';

/** The wall screen: full screen, without cursor, with scenes in rotation. It is never empty. */
export default function Kiosk({ generation }: { readonly generation: Generation }) {
  useTitle('Schermo');
  useKioskTheme();
  const plan = useMemo(() => planOf(generation, location.search), [generation]);
  const staleSince = usePersistedBoard();
  const { scene, mountKey, done, failed } = useRotation(plan, useGenerationReload(generation));
  const inner = useRef<HTMLDivElement>(null);
  const frame = useFrameSize(inner);

  return (
    <div className={styles.screen}>
      <div ref={inner} className={styles.frame}>
        {frame && (
          <div key={mountKey} className={styles.scene}>
            {scene ? (
              <SceneFrame
                scheduled={scene}
                frame={frame}
                minDurationMs={plan.minDurationMs}
                done={done}
                failed={failed}
              />
            ) : (
              <PlainBoard />
            )}
          </div>
        )}
      </div>
      {staleSince && (
        <p className={styles.age} role="status">
          Dati delle {formatClock(staleSince)}, in attesa del server
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
