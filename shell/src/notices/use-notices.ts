import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@vetta/contract/client/call';
import type { WallNotice } from '@vetta/contract/notices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverNow } from '../server-time/server-clock.ts';
import { runningAt, storedNotices, storeNotices, TURN_MS, urgentAt } from './running-notices.ts';

const POLL_MS = 30_000;
const CHECK_MS = 1_000;
/** The scene after a notice is mounted behind it, so that it has painted when the notice goes. */
const AHEAD_MS = 3_000;
/** A notice comes after so many scenes. */
const SCENES_BETWEEN = 2;

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
  /** The running notices that this page has shown. */
  readonly seen: () => string[];
}

/** Keeps the notices for this wall, also without the server, and says which one is on screen by the server's time. */
export function useNotices(): Notices {
  const [stored] = useState(storedNotices);
  const { data = stored ?? none } = useQuery(wallNotices);
  useEffect(() => storeNotices(data), [data]);
  const now = useSeconds(data.length > 0);
  const running = runningAt(data, now);

  const [interlude, setInterlude] = useState<string | null>(null);
  const latest = useRef({ running });
  useEffect(() => {
    latest.current = { running };
  });
  const scenes = useRef(0);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const afterScene = useCallback(() => {
    const waiting = latest.current.running.filter(({ tone }) => tone !== 'urgente');
    scenes.current += 1;
    const next = waiting[turn.current % waiting.length];
    if (!next || scenes.current % SCENES_BETWEEN !== 0) return 0;
    turn.current += 1;
    setInterlude(next.id);
    timer.current = setTimeout(() => setInterlude(null), TURN_MS);
    return TURN_MS - AHEAD_MS;
  }, []);

  const shown = urgentAt(data, now) ?? running.find(({ id }) => id === interlude) ?? null;
  const everShown = useRef(new Set<string>());
  useEffect(() => {
    if (shown) everShown.current.add(shown.id);
  }, [shown]);
  const seen = useCallback(
    () => latest.current.running.map(({ id }) => id).filter((id) => everShown.current.has(id)),
    [],
  );
  return { shown, afterScene, seen };
}

const none: WallNotice[] = [];

/** Returns the server's time, each second while it is needed. */
function useSeconds(isNeeded: boolean): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isNeeded) return;
    const check = () => setNow(serverNow());
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
