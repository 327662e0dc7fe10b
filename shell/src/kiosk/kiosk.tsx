import { formatClock } from '@vetta/contract/client/formats';
import type { Generation } from '@vetta/contract/generation';
import { useCallback, useEffect, useMemo } from 'react';
import { planOfAddress } from './address-plan.ts';
import { useDrift } from './drift.ts';
import * as styles from './kiosk.css.ts';
import { useNightReload } from './night-reload.ts';
import { Scenes } from './scenes.tsx';
import { everyScene } from './schedule.ts';
import { useGenerationReload } from './use-generation-reload.ts';
import { usePersistedBoard } from './use-persisted-board.ts';
import { usePreloadedScenes } from './use-preloaded-scenes.ts';
import { useSchedule } from './use-schedule.ts';
import { useTitleBeat } from './use-title-beat.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The wall screen: full screen, without cursor, with scenes in rotation. It is never empty, and dark outside office hours. */
export default function Kiosk({ generation }: { readonly generation: Generation }) {
  useTitleBeat();
  useKioskTheme();
  const { plugins } = generation;
  const plan = useMemo(() => planOfAddress(location.search), []);
  const schedule = useSchedule(plan, plugins);
  const { isOn, light } = schedule;
  usePreloadedScenes(useMemo(() => everyScene(plan, plugins), [plan, plugins]));
  useWakeLock(isOn);
  const staleSince = usePersistedBoard();
  const reloadAtNight = useNightReload(!isOn);
  const reloadIfOutdated = useGenerationReload(generation);
  const onSceneEnd = useCallback(() => {
    reloadAtNight();
    reloadIfOutdated();
  }, [reloadAtNight, reloadIfOutdated]);
  const { x, y } = useDrift(plan.drift && isOn);

  if (!isOn) return <div className={styles.dark} data-dark />;
  return (
    <div className={styles.screen}>
      {/* Margins, not a transform: scenes have parts that are fixed to the whole screen. */}
      <div className={styles.frame} style={{ margin: `${y}vmin ${-x}vmin ${-y}vmin ${x}vmin` }}>
        <Scenes schedule={schedule} onSceneEnd={onSceneEnd} />
      </div>
      {staleSince && (
        <p className={styles.age} role="status">
          Dati delle {formatClock(staleSince)}, in attesa del server
        </p>
      )}
      {light < 1 && <div className={styles.dim} style={{ opacity: 1 - light }} />}
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
