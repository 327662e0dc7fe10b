import { defaultProgramme } from '@vetta/contract/default-plan';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { isLastHour, romeDay, romeSecondOfDay } from '@vetta/contract/rome-time';
import type { Hours, Programme, ScreenPlan } from '@vetta/contract/screen-plan';
import { DAY_MINUTES, isMinuteWithin } from '@vetta/contract/within-hours';

/** A scene as the plan wants it, and the plugin that owns it. */
export interface ScheduledScene {
  readonly plugin: PublishedPlugin;
  readonly scene: PublishedPlugin['scenes'][number];
  /** How long it stays at least, in milliseconds. */
  readonly minDurationMs: number;
}

/** What a screen does now. */
export interface Schedule {
  readonly isOn: boolean;
  /** How bright the picture is, up to 1. */
  readonly light: number;
  readonly scenes: readonly ScheduledScene[];
  /** Whether the first scene, the board, comes back after each of the others; a plan that names its scenes has its own order. */
  readonly returnsToFirst: boolean;
  /** Offered after each scene. */
  readonly celebrations: readonly ScheduledScene[];
}

function minuteOfWeek(at: Date): number {
  const weekday = (new Date(`${romeDay(at)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekday * DAY_MINUTES + Math.floor(romeSecondOfDay(at) / 60);
}

/** Returns whether an instant lies within the hours, Rome's time. */
export const isWithin = (hours: Hours, at: Date): boolean => isMinuteWithin(hours, minuteOfWeek(at));

/** Returns the scenes of a programme in its order. */
function scenesOf({ scenes, seconds }: Programme, plugins: readonly PublishedPlugin[]): ScheduledScene[] {
  const all = plugins.flatMap((plugin) =>
    plugin.scenes.map((scene) => ({ plugin, scene, minDurationMs: seconds * 1000 })),
  );
  if (!scenes) return all;
  // A scene that is named twice comes once: the rotation finds its place by the scene's id.
  const unique = scenes.filter(({ name }, at) => scenes.findIndex((other) => other.name === name) === at);
  return unique.flatMap(({ name, seconds: own = seconds }) =>
    all
      .filter(({ scene }) => scene.name === name)
      .map((scheduled) => ({ ...scheduled, minDurationMs: own * 1000 })),
  );
}

/** What a month's last hour belongs to, where no plan names its scenes: the board, the podium, the month. */
const RACE: ReadonlySet<string> = new Set(['classifica', 'premi', 'mese']);

const isCelebration = ({ scene }: ScheduledScene) => scene.celebration === true;

/** Returns what a plan shows at an instant with these plugins. */
export function scheduleAt(plan: ScreenPlan, plugins: readonly PublishedPlugin[], at: Date): Schedule {
  const { officeHours, programmes, dims } = plan;
  const programme = programmes.find(({ hours }) => !hours || isWithin(hours, at)) ?? defaultProgramme;
  const all = scenesOf(programme, plugins);
  const isRace = programme.scenes === null && isLastHour(at);
  const scenes = isRace
    ? all.filter(({ plugin, scene }) => isOwnFrontEnd(plugin.name) && RACE.has(scene.name))
    : all;
  return {
    isOn: officeHours.length === 0 || officeHours.some((hours) => isWithin(hours, at)),
    light: dims.find(({ hours }) => isWithin(hours, at))?.light ?? 1,
    scenes: scenes.filter((scheduled) => !isCelebration(scheduled)),
    returnsToFirst: programme.scenes === null,
    celebrations: scenes.filter(isCelebration),
  };
}

/** Returns every scene that a plan shows at some hour. */
export const everyScene = (
  { programmes }: ScreenPlan,
  plugins: readonly PublishedPlugin[],
): ScheduledScene[] =>
  (programmes.length > 0 ? programmes : [defaultProgramme]).flatMap((programme) =>
    scenesOf(programme, plugins),
  );
