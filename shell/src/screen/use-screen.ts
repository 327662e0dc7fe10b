import { useQueryClient } from '@tanstack/react-query';
import { type AgedLeaderboard, leaderboard } from '@vetta/contract/client/public-queries';
import type { ScreenPlan } from '@vetta/contract/screen-plan';
import type { Command } from '@vetta/contract/screens';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadWhenServed } from '../plugins/reload-when-served.ts';
import { startBeating, type Told } from './beats.ts';
import { type KnownScreen, loadKnownScreen } from './known-screen.ts';

/** How long the name stays on the wall when it is asked for. */
const IDENTIFIED_MS = 20_000;

/** A wall as the server knows it. */
export interface Screen {
  readonly name: string | null;
  /** The letters to be shown; null once it has a name, and before the server has answered. */
  readonly code: string | null;
  readonly plan: ScreenPlan | null;
  /** Whether its name is to be shown now. */
  readonly isIdentified: boolean;
}

interface ScreenOptions {
  readonly generation: number;
  /** Returns what is on the wall now. */
  readonly look: () => Pick<Told, 'dark' | 'scene' | 'integrity' | 'notices'>;
  /** The id of the notice on the wall; null without one. */
  readonly notice: string | null;
  /** Turns the wall dark or bright; without a wish, the other of what it is. */
  readonly turnDark: (wish: boolean | null) => void;
}

/** Beats for this wall, does what the server asks of it, and returns what the server knows of it. */
export function useScreen(known: KnownScreen, { generation, look, notice, turnDark }: ScreenOptions): Screen {
  const client = useQueryClient();
  const [screen, setScreen] = useState<Omit<Screen, 'isIdentified'>>({
    name: known.name,
    code: known.code,
    plan: known.plan,
  });
  const [identifiedAt, setIdentifiedAt] = useState<number | null>(null);
  useEffect(() => {
    if (identifiedAt === null) return;
    const timer = setTimeout(() => setIdentifiedAt(null), IDENTIFIED_MS);
    return () => clearTimeout(timer);
  }, [identifiedAt]);

  const lookNow = useEffectEvent(look);
  const onCommand = useEffectEvent(async ({ kind, dark = null }: Command) => {
    if (kind === 'identify') setIdentifiedAt(performance.now());
    else if (kind === 'dark') turnDark(dark);
    else await reloadWhenServed().then(() => new Promise<never>(() => {}));
  });

  const beatNow = useRef(() => {});
  useEffect(() => {
    const tell = (): Told => {
      const { dark, scene, integrity, notices = [] } = lookNow();
      const held = client.getQueryState<AgedLeaderboard>(leaderboard.queryKey);
      const ageMs = Date.now() - (held?.dataUpdatedAt ?? 0);
      const dataAge = held?.data
        ? Math.min(MOST_AGE, Math.max(0, Math.round(ageMs / 1000)) + (held.data.age ?? 0))
        : null;
      return {
        generation,
        dark,
        scene,
        painted: dark || scene !== null,
        dataAge,
        ...(integrity !== undefined && { integrity }),
        ...(notices.length > 0 && { notices }),
      };
    };
    const beating = startBeating({
      screen: known,
      tell,
      onAnswer: ({ name, code, plan }) =>
        // An answer with nothing new changes nothing: another object of the same plan would make a new schedule.
        setScreen((before) => {
          const after = { name, code, plan };
          return JSON.stringify(after) === JSON.stringify(before) ? before : after;
        }),
      onCommand: (command) => onCommand(command),
    });
    beatNow.current = beating.beatNow;
    return beating.end;
  }, [client, generation, known]);

  // The office waits for a notice to be seen: it hears of each at once, and not at the next beat. Without a name nobody could tell where.
  const told = useRef(new Set<string>());
  const isNamed = screen.name !== null;
  useEffect(() => {
    if (notice === null || !isNamed || told.current.has(notice)) return;
    told.current.add(notice);
    beatNow.current();
  }, [notice, isNamed]);

  return { ...screen, isIdentified: identifiedAt !== null };
}

const MOST_AGE = 2_147_483_647;

/** What this device knows of itself: read once for each load of the page. */
export const knownScreen: KnownScreen = loadKnownScreen();
