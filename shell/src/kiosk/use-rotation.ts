import { romeSecondOfDay } from '@vetta/contract/rome-time';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { serverNow } from '../server-time/server-clock.ts';
import { emptyRotation, type Offered, type Rotation, type RotationEvent, rotate } from './rotation.ts';
import type { SceneCallbacks } from './scene-layer.tsx';
import type { Schedule } from './schedule.ts';
import { newChallengeAt, useChallengesOnWall } from './use-challenges-on-wall.ts';

/**
 * A scene that never calls `done` is left after this many times its minimum duration, and after a quarter of an hour at the
 * earliest: a board of 600 players needs so many pages, however short a plan makes each scene.
 */
const MAX_DURATION_FACTOR = 10;
const LEAST_MAX_DURATION_MS = 900_000;
/** A scene that has not painted by then has no data: it is left out this time. Longer than a module may take to load. */
const PAINT_DEADLINE_MS = 10_000;
/** How often scenes are offered while none is shown. */
const EMPTY_RETRY_MS = 10_000;

/** Around midnight, when days and months are closed, news are looked for so often, in milliseconds. */
const NEWS_CHECK_MS = 5_000;
const NEWS_FROM_S = 23 * 3600 + 59 * 60;
const NEWS_TO_S = 10 * 60;
const isNewsTime = (at: Date): boolean => {
  const second = romeSecondOfDay(at);
  return second >= NEWS_FROM_S || second < NEWS_TO_S;
};

interface RunningRotation extends Pick<Rotation, 'shown' | 'staged' | 'leaving'>, SceneCallbacks {}

/**
 * Runs the scenes in rotation. A scene stays for its minimum duration and until it calls `done`. `onSceneEnd` is called
 * after a scene has ended and before the next one is mounted, which waits as long as it returns, in milliseconds. News wait while a
 * notice covers the scenes.
 */
export function useRotation(
  schedule: Schedule,
  onSceneEnd: () => number,
  isCovered: boolean,
): RunningRotation {
  const [rotation, dispatch] = useReducer(
    (before: Rotation, [event, now, current]: readonly [RotationEvent, number, Offered]) =>
      rotate(before, event, current, now),
    schedule,
    // The first scene is mounted at once: for a moment without one the plain board would flash.
    (first) => rotate(emptyRotation, { type: 'over' }, first, performance.now()),
  );
  const { shown, staged, leaving, round } = rotation;
  const [shownKey, stagedKey] = [shown?.key, staged?.key];
  const { running, known } = useChallengesOnWall(shown);
  const { scenes } = schedule;
  const now = { schedule, onSceneEnd, shownKey, running, known, scenes, isCovered };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const newsNow = useCallback(() => newChallengeAt(latest.current, serverNow()), []);
  const send = useCallback(
    (event: RotationEvent) =>
      dispatch([event, performance.now(), { ...latest.current.schedule, news: newsNow() }]),
    [newsNow],
  );

  // A scene may be done before it has painted, so these are keys and no flag of the shown scene.
  const doneKeys = useRef(new Set<number>());
  const minDurationPassed = useRef(false);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(held.current), []);
  const over = useCallback(() => {
    if (held.current !== undefined) return;
    const wait = latest.current.onSceneEnd();
    if (wait === 0) return send({ type: 'over' });
    held.current = setTimeout(() => {
      held.current = undefined;
      send({ type: 'over' });
    }, wait);
  }, [send]);
  const minDurationMs = shown?.scheduled.minDurationMs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timers restart with each scene and each round
  useEffect(() => {
    minDurationPassed.current = false;
    if (shownKey === undefined || minDurationMs === undefined) return;
    const min = setTimeout(() => {
      minDurationPassed.current = true;
      if (doneKeys.current.has(shownKey)) over();
    }, minDurationMs);
    const max = setTimeout(over, Math.max(minDurationMs * MAX_DURATION_FACTOR, LEAST_MAX_DURATION_MS));
    return () => {
      clearTimeout(min);
      clearTimeout(max);
      // Another round of the same scene is done when the scene says so again.
      doneKeys.current.delete(shownKey);
    };
  }, [shownKey, round, minDurationMs, over]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (isNewsTime(serverNow()) || newsNow()) send({ type: 'news' });
    }, NEWS_CHECK_MS);
    return () => clearInterval(timer);
  }, [send, newsNow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at once, or when the scene that was being mounted has appeared
  useEffect(() => {
    if (newsNow()) send({ type: 'news' });
  }, [send, newsNow, running, known, scenes, isCovered, shownKey]);

  const isEmpty = shownKey === undefined && stagedKey === undefined;
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setInterval(over, EMPTY_RETRY_MS);
    return () => clearInterval(timer);
  }, [isEmpty, over]);

  useEffect(() => {
    if (stagedKey === undefined) return;
    const timer = setTimeout(() => send({ type: 'skipped', key: stagedKey }), PAINT_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [stagedKey, send]);

  // Keeps its identity: a scene may store the first `done` that it gets.
  const onDone = useCallback(
    (key: number) => {
      doneKeys.current.add(key);
      if (key === latest.current.shownKey && minDurationPassed.current) over();
    },
    [over],
  );
  return {
    shown,
    staged,
    leaving,
    onPainted: useCallback((key: number) => send({ type: 'painted', key }), [send]),
    onDone,
    onSkip: useCallback((key: number) => send({ type: 'skipped', key }), [send]),
    onFailed: useCallback((key: number) => send({ type: 'failed', key }), [send]),
    onLeft: useCallback((key: number) => send({ type: 'left', key }), [send]),
  };
}
