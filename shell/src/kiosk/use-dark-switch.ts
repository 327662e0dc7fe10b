import { tabStorage } from '@vetta/contract/client/device-storage';
import { romeDay } from '@vetta/contract/rome-time';
import { useCallback, useEffect, useState } from 'react';
import { serverNow } from '../server-time/server-clock.ts';
import { useServerTime } from '../server-time/use-server-time.ts';

const STORAGE_KEY = 'vetta.dark';
/** A wall that somebody has switched off is forgotten by the next morning, at five. */
const MORNING_MS = 5 * 3600_000;

/** Returns the text that is stored while somebody has switched a wall against its plan: it holds for this day and state alone. */
export const switchMark = (planIsOn: boolean, at: Date): string =>
  `${planIsOn ? 'off' : 'on'} ${romeDay(new Date(at.getTime() - MORNING_MS))}`;

/** Returns the mark after a command: `wish` is whether the wall is to be dark, null for the other of what it is. */
export function markAfter(
  before: string | null,
  wish: boolean | null,
  { planIsOn, at }: { readonly planIsOn: boolean; readonly at: Date },
): string | null {
  const switched = switchMark(planIsOn, at);
  const isOn = before === switched ? !planIsOn : planIsOn;
  const staysOn = wish === null ? !isOn : !wish;
  return staysOn === planIsOn ? null : switched;
}

/**
 * Returns whether the wall is on, and a function that turns it dark or bright, against its plan too. That ends with the plan's
 * next change, or at five in the morning.
 */
export function useDarkSwitch(
  planIsOn: boolean,
): readonly [isOn: boolean, turnDark: (wish: boolean | null) => void] {
  const [mark, setMark] = useState(() => tabStorage.get(STORAGE_KEY));
  const isSwitched = useServerTime((now) => mark !== null && mark === switchMark(planIsOn, now));
  useEffect(() => {
    if (isSwitched || mark === null) return;
    tabStorage.set(STORAGE_KEY, null);
    setMark(null);
  }, [isSwitched, mark]);

  const turnDark = useCallback(
    (wish: boolean | null) => {
      const at = serverNow();
      setMark((before) => {
        const next = markAfter(before, wish, { planIsOn, at });
        tabStorage.set(STORAGE_KEY, next);
        return next;
      });
    },
    [planIsOn],
  );
  return [isSwitched ? !planIsOn : planIsOn, turnDark];
}
