import { systemClock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import { type Load, loadOnPhone } from '../../testing/lighthouse.ts';
import { median } from './measure.ts';
import { publishPage } from './published-page.ts';
import { against, atMost, type Result } from './result.ts';
import { staticCopy } from './static-page.ts';

/** A load takes 20 seconds. */
const ROUNDS = 3;

/**
 * The two first views on a slow phone: with the intro, and on the same device later that day. The floor is the same first
 * screen as one static HTML file.
 */
export async function firstView(): Promise<Result[]> {
  await using page = await publishPage();
  const introSeen = `intro=${romeDay(systemClock())}`;
  await using floor = await staticCopy(page.url, introSeen);
  const rivals = {
    floor: () => loadOnPhone(floor.url),
    'with the intro': () => loadOnPhone(page.url),
    'later that day': () => loadOnPhone(page.url, { Cookie: introSeen }),
  };
  const loads: Record<keyof typeof rivals, Load[]> = {
    floor: [],
    'with the intro': [],
    'later that day': [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['floor', 'with the intro', 'later that day'] as const) {
      loads[name].push(await rivals[name]());
    }
  }
  const of = (name: keyof typeof rivals, figure: keyof Load) =>
    median(loads[name].map((load) => load[figure]));
  return (['with the intro', 'later that day'] as const).flatMap((view) => [
    against(`LCP on a slow phone, ${view}`, {
      floor: of('floor', 'lcp'),
      ours: of(view, 'lcp'),
      atMost: 1.25,
      show: seconds,
    }),
    atMost(`TBT, ${view}`, {
      floor: of('floor', 'tbt'),
      ours: of(view, 'tbt'),
      goal: 50,
      show: (ms) => `${Math.round(ms)} ms`,
    }),
    atMost(`CLS, ${view}`, { ours: of(view, 'cls'), goal: 0.01, show: (cls) => cls.toFixed(3) }),
    atLeast(`performance, ${view}`, { floor: of('floor', 'score'), ours: of(view, 'score'), goal: 100 }),
  ]);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;

const atLeast = (
  subject: string,
  { floor, ours, goal }: { floor: number; ours: number; goal: number },
): Result => ({
  subject,
  floor: String(floor),
  ours: String(ours),
  goal: `≥ ${goal}`,
  held: ours >= goal,
});
