import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { useEffect, useState } from 'react';
import { serverNow } from '../server-time/server-clock.ts';
import { idOf } from './rotation.ts';
import { type Schedule, scheduleAt } from './schedule.ts';

const CHECK_MS = 5000;

/** Returns what the plan shows now, by the server's time: a new object only when it changes. */
export function useSchedule(plan: ScreenPlan, plugins: readonly PublishedPlugin[]): Schedule {
  const [schedule, setSchedule] = useState(() => scheduleAt(plan, plugins, serverNow()));
  useEffect(() => {
    let last = '';
    const check = () => {
      const next = scheduleAt(plan, plugins, serverNow());
      const key = keyOf(next);
      // React keeps an update that changes nothing until the wall renders, in the dark not before the morning.
      if (key !== last) setSchedule((shown) => (keyOf(shown) === key ? shown : next));
      last = key;
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [plan, plugins]);
  return schedule;
}

const keyOf = ({ isOn, light, scenes, returnsToFirst, celebrations }: Schedule): string =>
  JSON.stringify([
    isOn,
    light,
    returnsToFirst,
    [...scenes, ...celebrations].map((scheduled) => [idOf(scheduled), scheduled.minDurationMs]),
  ]);
