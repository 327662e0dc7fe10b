import type { Hours, ScreenPlan } from '@vetta/contract/screen-plan';
import { DAY_MINUTES, isMinuteWithin, minuteOfDay } from '@vetta/contract/within-hours';

/** A part of a day in which a plan shows the same. */
export interface Stretch {
  /** In minutes from midnight. */
  readonly from: number;
  readonly to: number;
  /** The index of the programme that is shown; null: every scene, since none holds; `dark`. */
  readonly shown: number | null | 'dark';
  /** How bright the picture is, up to 1. */
  readonly light: number;
}

/** Returns what a plan shows on each day of a week, Monday first: its stretches from midnight to midnight. */
export const weekOf = (plan: ScreenPlan): Stretch[][] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const begins = [...new Set([0, ...edgesOf(plan)])].sort((one, other) => one - other);
    const stretches: Stretch[] = [];
    for (const [index, from] of begins.entries()) {
      const stretch = { from, to: begins[index + 1] ?? DAY_MINUTES, ...at(plan, day * DAY_MINUTES + from) };
      const last = stretches.at(-1);
      if (last && last.shown === stretch.shown && last.light === stretch.light)
        stretches[stretches.length - 1] = { ...last, to: stretch.to };
      else stretches.push(stretch);
    }
    return stretches;
  });

/** The minutes of a day at which something may change. */
const edgesOf = ({ officeHours, programmes, dims }: ScreenPlan): number[] =>
  [
    ...officeHours,
    ...programmes.flatMap(({ hours }) => hours ?? []),
    ...dims.map(({ hours }) => hours),
  ].flatMap(({ from, to }: Hours) => [minuteOfDay(from), minuteOfDay(to) % DAY_MINUTES]);

function at({ officeHours, programmes, dims }: ScreenPlan, minute: number): Pick<Stretch, 'shown' | 'light'> {
  const holds = (hours: Hours) => isMinuteWithin(hours, minute);
  if (officeHours.length > 0 && !officeHours.some(holds)) return { shown: 'dark', light: 1 };
  const programme = programmes.findIndex(({ hours }) => hours === null || holds(hours));
  return {
    shown: programme === -1 ? null : programme,
    light: dims.find(({ hours }) => holds(hours))?.light ?? 1,
  };
}
