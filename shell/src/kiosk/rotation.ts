import type { Schedule, ScheduledScene } from './schedule.ts';

/** How long a failed scene is left out before it is tried again: so often that its build can be given up (good-builds.ts). */
const RETRY_AFTER_MS = 2 * 60_000;
/** A wall celebrates at most this often. */
const CELEBRATION_INTERVAL_MS = 10 * 60_000;

/** A scene that is mounted. */
export interface StagedScene {
  readonly scheduled: ScheduledScene;
  /** Another one for each mount. */
  readonly key: number;
}

export interface Rotation {
  /** On screen; null if no scene has painted yet, or none works. */
  readonly shown: StagedScene | null;
  /** Mounted behind the shown one until it has painted. */
  readonly staged: StagedScene | null;
  /** Whether it is mounted for its news alone: the shown one goes on if it has none. */
  readonly isAside: boolean;
  /** Fading out. */
  readonly leaving: StagedScene | null;
  /** Increases when the shown scene's time begins again, because no other one has anything to show. */
  readonly round: number;
  readonly lastKey: number;
  /** The last scene of the rotation that was shown at its turn. */
  readonly lastScene: string | null;
  /** The one before it. */
  readonly sceneBefore: string | null;
  /** The scenes that were tried since the shown one ended. */
  readonly tried: readonly string[];
  readonly failedAt: ReadonlyMap<string, number>;
  /** The names of the scenes `atOnce` that are no news any more: they were shown, and had something to show ever since. */
  readonly known: readonly string[];
  readonly celebratedAt: number;
}

export const emptyRotation: Rotation = {
  shown: null,
  staged: null,
  isAside: false,
  leaving: null,
  round: 0,
  lastKey: 0,
  lastScene: null,
  sceneBefore: null,
  tried: [],
  failedAt: new Map(),
  known: [],
  celebratedAt: Number.NEGATIVE_INFINITY,
};

export type RotationEvent =
  /** The shown scene's time is over, or none is shown. */
  | { readonly type: 'over' }
  /** There may be news, which take the shown scene's place before its time is over. */
  | { readonly type: 'news' }
  | { readonly type: 'painted' | 'skipped' | 'failed' | 'left'; readonly key: number };

/** What may be shown, and the name of a scene that is news for once, before those `atOnce`. */
export interface Offered extends Schedule {
  readonly news?: string | undefined;
}

export const idOf = ({ plugin, scene }: ScheduledScene): string => `${plugin.hash} ${scene.name}`;

/** Returns the scenes in the order in which they may come next. */
function inOrder({ lastScene, sceneBefore }: Rotation, { scenes, returnsToFirst }: Schedule) {
  const [first, ...others] = scenes;
  if (!returnsToFirst || !first) return following(scenes, lastScene);
  return lastScene === idOf(first)
    ? [...following(others, sceneBefore), first]
    : [first, ...following(others, lastScene)];
}

/** Returns the scenes in the order in which they follow the one with this id; all of them if it is not among them. */
function following(scenes: readonly ScheduledScene[], id: string | null): readonly ScheduledScene[] {
  const next = scenes.findIndex((scheduled) => idOf(scheduled) === id) + 1;
  return [...scenes.slice(next), ...scenes.slice(0, next)];
}

const newsOf = ({ known }: Rotation, { scenes, news }: Offered) => [
  ...scenes.filter(({ scene }) => scene.name === news),
  ...scenes.filter(({ scene }) => scene.atOnce && !known.includes(scene.name)),
];

/** Mounts the next scene that may have news beside the shown one, which goes on if none has: also anew the same one. */
function stageNews(rotation: Rotation, schedule: Offered): Rotation {
  const { tried, failedAt } = rotation;
  const next = newsOf(rotation, schedule).find((scheduled) => {
    const id = idOf(scheduled);
    return !tried.includes(id) && !failedAt.has(id);
  });
  if (!next) return rotation;
  const key = rotation.lastKey + 1;
  return { ...rotation, lastKey: key, isAside: true, staged: { scheduled: next, key } };
}

/**
 * Mounts the next scene that may have something to show; if there is none, the shown one begins again, unless it is no longer
 * in the plan.
 */
function stageNext(rotation: Rotation, schedule: Offered, now: number): Rotation {
  const { scenes, celebrations } = schedule;
  const { shown, tried, failedAt, celebratedAt } = rotation;
  const mayCelebrate =
    shown !== null && !shown.scheduled.scene.celebration && now - celebratedAt >= CELEBRATION_INTERVAL_MS;
  const shownId = shown && idOf(shown.scheduled);
  const news = shown ? newsOf(rotation, schedule) : [];
  const next = [...news, ...(mayCelebrate ? celebrations : []), ...inOrder(rotation, schedule)].find(
    (scheduled) => {
      const id = idOf(scheduled);
      return id !== shownId && !tried.includes(id) && !failedAt.has(id);
    },
  );
  if (!next) {
    const mayStay =
      shown?.scheduled.scene.celebration || scenes.some((scheduled) => idOf(scheduled) === shownId);
    return {
      ...rotation,
      shown: mayStay ? shown : null,
      staged: null,
      tried: [],
      round: rotation.round + 1,
    };
  }
  const key = rotation.lastKey + 1;
  return { ...rotation, lastKey: key, isAside: false, staged: { scheduled: next, key } };
}

function paint(rotation: Rotation, staged: StagedScene, now: number): Rotation {
  const id = idOf(staged.scheduled);
  const { name, atOnce, celebration: isCelebration } = staged.scheduled.scene;
  const { isAside } = rotation;
  return {
    ...rotation,
    shown: staged,
    staged: null,
    isAside: false,
    leaving: rotation.shown,
    tried: [],
    known: atOnce ? [...new Set(rotation.known).add(name)] : rotation.known,
    lastScene: isCelebration || isAside ? rotation.lastScene : id,
    sceneBefore: isCelebration || isAside ? rotation.sceneBefore : rotation.lastScene,
    celebratedAt: isCelebration ? now : rotation.celebratedAt,
  };
}

/**
 * Returns the rotation after an event. A scene is mounted behind the shown one and takes its place once it has painted, so
 * that no frame is empty. `now` in milliseconds.
 */
export function rotate(rotation: Rotation, event: RotationEvent, schedule: Offered, now: number): Rotation {
  const { shown, staged, leaving, failedAt, tried, known } = rotation;
  if (event.type === 'over') {
    // What is mounted for its news alone is now the next scene.
    if (staged) return rotation.isAside ? { ...rotation, isAside: false } : rotation;
    const recent = [...failedAt].filter(([, since]) => now - since < RETRY_AFTER_MS);
    return stageNext({ ...rotation, tried: [], failedAt: new Map(recent) }, schedule, now);
  }
  if (event.type === 'news') {
    // News are not cut short by other news.
    return staged || !shown || shown.scheduled.scene.atOnce
      ? rotation
      : stageNews({ ...rotation, tried: [] }, schedule);
  }
  if (leaving?.key === event.key) return { ...rotation, leaving: null };
  const isStaged = staged?.key === event.key;
  const one = isStaged ? staged : shown?.key === event.key ? shown : null;
  if (!one) return rotation;
  if (event.type === 'painted') return isStaged ? paint(rotation, staged, now) : rotation;
  if (event.type === 'left') return rotation;

  const id = idOf(one.scheduled);
  const { name } = one.scheduled.scene;
  const after: Rotation = {
    ...rotation,
    shown: isStaged ? shown : null,
    tried: [...tried, id],
    failedAt: event.type === 'failed' ? new Map(failedAt).set(id, now) : failedAt,
    known: event.type === 'skipped' ? known.filter((other) => other !== name) : known,
  };
  if (isStaged && rotation.isAside) return stageNews({ ...after, staged: null, isAside: false }, schedule);
  // While another scene is being mounted, the one that failed on screen only makes room for it.
  return !isStaged && staged ? after : stageNext({ ...after, staged: null }, schedule, now);
}
