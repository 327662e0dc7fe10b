import type { Generation } from '@vetta/contract/plugins-json';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reloadForRefusedMedia } from '../document/refused-media.ts';
import { NoticeScene } from '../notices/notice-scene.tsx';
import { useLatestTurn, useNotices } from '../notices/use-notices.ts';
import { ScreenLetters } from '../screen/screen-letters.tsx';
import { ScreenName } from '../screen/screen-name.tsx';
import { knownScreen, useScreen } from '../screen/use-screen.ts';
import { serverNow } from '../server-time/server-clock.ts';
import { planOfAddress } from './address-plan.ts';
import { ageNote } from './age-note.ts';
import { checksIntegrity } from './checks-integrity.ts';
import { useDrift } from './drift.ts';
import * as styles from './kiosk.css.ts';
import { useHiddenFirstBoard } from './leave-first-board.ts';
import { useNightReload } from './night-reload.ts';
import { Scenes } from './scenes.tsx';
import { everyScene } from './schedule.ts';
import { useDarkSwitch } from './use-dark-switch.ts';
import { useGenerationReload } from './use-generation-reload.ts';
import { useGoodBuilds } from './use-good-builds.ts';
import { useLiveData } from './use-live-data.ts';
import { useLostFileReload } from './use-lost-file-reload.ts';
import { usePersistedBoard } from './use-persisted-board.ts';
import { usePreloadedScenes } from './use-preloaded-scenes.ts';
import { useSchedule } from './use-schedule.ts';
import { useTitleBeat } from './use-title-beat.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** How long a schedule with other builds takes to be made: until then the scene that has ended stays on screen. */
const NEW_SCHEDULE_MS = 100;

/** The wall screen: full screen, without cursor, with scenes in rotation. It is never empty, and dark outside office hours. */
export default function Kiosk({ generation }: { readonly generation: Generation }) {
  useTitleBeat();
  useKioskTheme();
  const onWall = useRef<ReturnType<Parameters<typeof useScreen>[1]['look']>>({
    dark: false,
    scene: null,
    integrity: checksIntegrity(navigator.userAgent),
  });
  const { shown: notice, afterScene, showNext, seen } = useNotices();
  const look = useCallback(() => ({ ...onWall.current, notices: seen() }), [seen]);
  const [isPhoneScene, setPhoneScene] = useState(false);
  const onShown = useCallback((scene: string | null) => {
    onWall.current = { ...onWall.current, scene };
    setPhoneScene(scene === 'telefono');
  }, []);
  const turnDark = useRef<(wish: boolean | null) => void>(() => {});
  const { number, plugins: published, reloadIfOutdated } = useGenerationReload(generation);
  const plugins = useGoodBuilds(published);
  const screen = useScreen(knownScreen, {
    generation: number,
    look,
    notice: notice?.id ?? null,
    turnDark: (wish) => turnDark.current(wish),
  });
  const { plan: own } = screen;
  const plan = useMemo(() => planOfAddress(location.search, own ?? undefined), [own]);
  const schedule = useSchedule(plan, plugins);
  const { light } = schedule;
  const [isOn, turn] = useDarkSwitch(schedule.isOn);
  useLatestTurn(isOn ? showNext : null);
  useEffect(() => {
    turnDark.current = turn;
    onWall.current = { ...onWall.current, dark: !isOn };
  }, [isOn, turn]);
  usePreloadedScenes(useMemo(() => everyScene(plan, plugins), [plan, plugins]));
  useWakeLock(isOn || notice?.tone === 'urgente');
  useHiddenFirstBoard(!isOn || light < 1);
  useLiveData();
  const staleSince = usePersistedBoard();
  const reloadAtNight = useNightReload(!isOn);
  const reloadForLostFiles = useLostFileReload();
  const onSceneEnd = useCallback(() => {
    reloadAtNight();
    const hasOthers = reloadIfOutdated();
    reloadForLostFiles();
    reloadForRefusedMedia();
    return Math.max(afterScene(), hasOthers ? NEW_SCHEDULE_MS : 0);
  }, [reloadAtNight, reloadIfOutdated, reloadForLostFiles, afterScene]);
  const { x, y } = useDrift(plan.drift && isOn);

  if (!isOn)
    return (
      <div className={styles.dark} data-dark>
        {notice?.tone === 'urgente' && <NoticeScene notice={notice} />}
        {screen.isIdentified && <ScreenName name={screen.name} />}
      </div>
    );
  return (
    <div className={styles.screen}>
      {/* Margins, not a transform: scenes have parts that are fixed to the whole screen. */}
      <div
        className={styles.content}
        inert={notice !== null}
        style={{ margin: `${y}vmin ${-x}vmin ${-y}vmin ${x}vmin` }}
      >
        <Scenes schedule={schedule} isCovered={notice !== null} onSceneEnd={onSceneEnd} onShown={onShown} />
        {staleSince && (
          <p className={styles.age} role="status">
            {ageNote(staleSince, serverNow())}
          </p>
        )}
        {screen.code && <ScreenLetters code={screen.code} isBesideCode={isPhoneScene} />}
      </div>
      {notice && <NoticeScene notice={notice} />}
      {screen.isIdentified && <ScreenName name={screen.name} />}
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
