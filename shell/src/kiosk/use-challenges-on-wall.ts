import { useQuery } from '@tanstack/react-query';
import type { Challenge } from '@vetta/contract/challenges';
import { deviceStorage } from '@vetta/contract/client/device-storage';
import { challenges, leaderboard } from '@vetta/contract/client/public-queries';
import { isLastHour, romeSecondOfDay } from '@vetta/contract/rome-time';
import type { Leaderboard } from '@vetta/contract/standings';
import { useEffect, useState } from 'react';
import type { StagedScene } from './rotation.ts';
import type { ScheduledScene } from './schedule.ts';

/** The scene that shows what runs. */
const CHALLENGE_SCENE = 'sfida';

const SHOWN_KEY = 'vetta.sfide.mostrate';
/** A sfida begins at midnight, when nobody looks. */
const MORNING_S = 7 * 3600;
const LAST_MINUTE_S = 23 * 3600 + 59 * 60;

const NONE: readonly string[] = [];
const hasChallenges = (board: Leaderboard): boolean => board.challenges === true;
const idsOfRunning = (list: readonly Challenge[]): readonly string[] =>
  list.flatMap(({ id, state }) => (state === 'running' ? id : []));

interface Wall {
  /** The ids of those that run; undefined before the first answer. */
  readonly running: readonly string[] | undefined;
  /** The ids of those that ran when this wall last showed them; null at its first look. */
  readonly known: readonly string[] | null;
  readonly scenes: readonly ScheduledScene[];
  readonly isCovered: boolean;
}

/**
 * Returns the name of the sfide's scene if one runs that this wall has not shown, and may take a scene's place: not at night, nor in
 * a month's last minute, nor below a notice.
 */
export function newChallengeAt(
  { running = [], known, scenes, isCovered }: Wall,
  at: Date,
): string | undefined {
  const isNew = known !== null && running.some((id) => !known.includes(id));
  const isPlanned = scenes.some(({ scene }) => scene.name === CHALLENGE_SCENE);
  const second = romeSecondOfDay(at);
  const mayCome = second >= MORNING_S && !(isLastHour(at) && second >= LAST_MINUTE_S);
  return isNew && isPlanned && !isCovered && mayCome ? CHALLENGE_SCENE : undefined;
}

/** Returns what runs and what this wall has shown of it. `shown`: the scene on screen. */
export function useChallengesOnWall(shown: StagedScene | null): Pick<Wall, 'running' | 'known'> {
  const { data: enabled } = useQuery({ ...leaderboard, enabled: false, select: hasChallenges });
  const { data } = useQuery({ ...challenges, enabled: enabled === true, select: idsOfRunning });
  const running = enabled === false ? NONE : data;
  const [known, setKnown] = useState<Wall['known']>(() => deviceStorage.get(SHOWN_KEY)?.split(' ') ?? null);
  // Of the scene that showed them last.
  const [key, setKey] = useState(0);
  const appeared = shown?.scheduled.scene.name === CHALLENGE_SCENE ? shown.key : key;
  // What runs when the device looks for the first time has its turn as every other scene.
  if (running && (known === null || appeared !== key)) {
    setKnown(running);
    setKey(appeared);
  }
  useEffect(() => {
    if (known) deviceStorage.set(SHOWN_KEY, known.join(' '));
  }, [known]);
  return { running, known };
}
