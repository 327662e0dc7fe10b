import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@vetta/contract/client/call';
import type { WallNotice } from '@vetta/contract/notices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watchFailures } from '../screen/last-failure.ts';
import { useServerTime } from '../server-time/use-server-time.ts';
import { runningAt, storedNotices, storeNotices, TURN_MS, urgentAt } from './running-notices.ts';

const POLL_MS = 30_000;
const SECOND_MS = 1_000;
/** The scene after a notice is mounted behind it, so that it has painted when the notice goes. */
const AHEAD_MS = 3_000;
/** A notice comes after so many scenes. */
const SCENES_BETWEEN = 2;
/** A scene that never says that it is over stays for a quarter of an hour: a notice waits for none longer than this. */
const LATEST_TURN_MS = 60_000;

/** The notices for this wall. The stream of changes fetches them at once. */
const wallNotices = queryOptions({
  queryKey: ['wall-notices'],
  queryFn: ({ signal }) => call('GET /api/screens/notices', {}, { signal }),
  refetchInterval: POLL_MS,
  refetchIntervalInBackground: true,
});

interface Notices {
  /** What covers the wall now; an urgent one covers it in the dark, too. */
  readonly shown: WallNotice | null;
  /**
   * Called at the end of each scene. Returns for how long the next one is to wait, in milliseconds: after every second scene a
   * notice takes its place.
   */
  readonly afterScene: () => number;
  /** Shows the notice whose turn is next; null while none waits. */
  readonly showNext: (() => void) | null;
  /** The running notices that this page has shown. */
  readonly seen: () => string[];
}

/** Keeps the notices for this wall, also without the server, and says which one is on screen by the server's time. */
export function useNotices(): Notices {
  const [stored] = useState(storedNotices);
  const { data = stored ?? none } = useQuery(wallNotices);
  useEffect(() => storeNotices(data), [data]);
  const second = useServerTime((at) => (data.length > 0 ? Math.floor(at.getTime() / SECOND_MS) : 0));
  const now = new Date(second * SECOND_MS);
  const running = runningAt(data, now);
  const urgent = urgentAt(data, now);
  // Those that take turns; nobody would see their turns under an urgent one.
  const waiting = urgent ? none : running;

  const [interlude, setInterlude] = useState<string | null>(null);
  const latest = useRef({ running, waiting });
  useEffect(() => {
    latest.current = { running, waiting };
  });
  const scenes = useRef(0);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showNext = useCallback(() => {
    const { waiting: all } = latest.current;
    const next = all[turn.current % all.length];
    if (!next || timer.current !== undefined) return false;
    scenes.current = 0;
    turn.current += 1;
    setInterlude(next.id);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setInterlude(null);
    }, TURN_MS);
    return true;
  }, []);
  const afterScene = useCallback(() => {
    if (timer.current === undefined) scenes.current += 1;
    return scenes.current >= SCENES_BETWEEN && showNext() ? TURN_MS - AHEAD_MS : 0;
  }, [showNext]);
  // A scene that fails is over: one after the other may fail for minutes, and none would end.
  useEffect(() => watchFailures(() => void afterScene()), [afterScene]);

  const shown = urgent ?? running.find(({ id }) => id === interlude) ?? null;
  const everShown = useRef(new Set<string>());
  useEffect(() => {
    if (shown) everShown.current.add(shown.id);
  }, [shown]);
  const seen = useCallback(
    () => latest.current.running.map(({ id }) => id).filter((id) => everShown.current.has(id)),
    [],
  );
  const isOneWaiting = waiting.length > 0 && shown === null;
  return { shown, afterScene, showNext: isOneWaiting ? showNext : null, seen };
}

/** Shows the notice whose turn is next after a while, if no scene ends or fails meanwhile. `showNext` is null while none may come. */
export function useLatestTurn(showNext: (() => void) | null): void {
  useEffect(() => {
    if (!showNext) return;
    const timer = setTimeout(showNext, LATEST_TURN_MS);
    return () => clearTimeout(timer);
  }, [showNext]);
}

const none: WallNotice[] = [];
