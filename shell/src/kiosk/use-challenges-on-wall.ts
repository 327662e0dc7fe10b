import { useQuery } from '@tanstack/react-query';
import type { Challenge } from '@vetta/contract/challenges';
import { deviceStorage } from '@vetta/contract/client/device-storage';
import { challenges, leaderboard } from '@vetta/contract/client/public-queries';
import type { Leaderboard } from '@vetta/contract/standings';
import { useEffect, useEffectEvent, useState } from 'react';
import type { StagedScene } from './rotation.ts';

/** The scene that shows what runs. */
export const CHALLENGE_SCENE = 'sfida';

const SHOWN_KEY = 'vetta.sfide.mostrate';

const NONE: string[] = [];
const hasChallenges = (board: Leaderboard): boolean => board.challenges === true;
const running = (list: readonly Challenge[]): string[] =>
  list.flatMap(({ id, state }) => (state === 'running' ? id : []));

/**
 * Returns whether a sfida runs that this wall has not shown since it began. One that runs when the device looks for the first time has
 * its turn as every other. `shown`: the scene on screen.
 */
export function useNewChallenge(shown: StagedScene | null): boolean {
  const { data: enabled } = useQuery({ ...leaderboard, enabled: false, select: hasChallenges });
  const { data } = useQuery({ ...challenges, enabled: enabled === true, select: running });
  const ids = enabled === false ? NONE : data;
  const [known, setKnown] = useState(() => deviceStorage.get(SHOWN_KEY)?.split(' ') ?? null);
  if (known === null && ids) setKnown(ids);
  const note = useEffectEvent(() => {
    if (shown?.scheduled.scene.name === CHALLENGE_SCENE && ids) setKnown(ids);
  });
  const key = shown?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a scene has appeared
  useEffect(() => note(), [key]);
  useEffect(() => {
    if (known) deviceStorage.set(SHOWN_KEY, known.join(' '));
  }, [known]);
  return ids?.some((id) => known?.includes(id) === false) === true;
}
