import { systemClock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import { DEFAULT_SLOWDOWN, type Load, loadOnPhone, slowdownFor } from '../../testing/lighthouse.ts';
import { median } from './measure.ts';
import { publishPage } from './published-page.ts';
import { against, atMost, type Result } from './result.ts';
import { staticCopy } from './static-page.ts';

/** A load takes 20 seconds. */
const ROUNDS = 3;

const views = ['with the intro', 'later that day'] as const;
type Loads = Record<'floor' | (typeof views)[number], Load[]>;

/**
 * The two first views on a slow phone: with the intro, and on the same device later that day. The floor is the same first
 * screen as one static HTML file. The processor's figures are taken twice: with Lighthouse's constant slowdown, which makes a
 * slower phone of a slower machine, and with the one that makes the same phone of any machine.
 */
export async function firstView(): Promise<Result[]> {
  await using page = await publishPage();
  const introSeen = `intro=${romeDay(systemClock())}`;
  await using floor = await staticCopy(page.url, introSeen);
  const loadAll = async (slowdown: number): Promise<Loads> => {
    const loads: Loads = { floor: [], 'with the intro': [], 'later that day': [] };
    for (let round = 0; round < ROUNDS; round++) {
      loads.floor.push(await loadOnPhone(floor.url, { slowdown }));
      loads['with the intro'].push(await loadOnPhone(page.url, { slowdown }));
      loads['later that day'].push(await loadOnPhone(page.url, { slowdown, headers: { Cookie: introSeen } }));
    }
    return loads;
  };
  const loads = await loadAll(DEFAULT_SLOWDOWN);
  const processor = median(Object.values(loads).flatMap((of) => of.map((load) => load.processor)));
  const slowdown = slowdownFor(processor);
  const phone = `Lighthouse's phone, ${slowdown.toFixed(1)}× slower than this processor of ${Math.round(processor)}`;
  return [
    ...views.flatMap((view) => [
      against(`LCP on a slow phone, ${view}`, {
        floor: of(loads.floor, 'lcp'),
        ours: of(loads[view], 'lcp'),
        atMost: 1.25,
        show: seconds,
      }),
      atMost(`CLS, ${view}`, { ours: of(loads[view], 'cls'), goal: 0.01, show: (cls) => cls.toFixed(3) }),
    ]),
    ...processorFigures(loads, `${DEFAULT_SLOWDOWN}× slower than this processor`),
    ...processorFigures(await loadAll(slowdown), phone),
  ];
}

/** What depends on the processor most. */
const processorFigures = (loads: Loads, phone: string): Result[] =>
  views.flatMap((view) => [
    atMost(`TBT, ${view}, ${phone}`, {
      floor: of(loads.floor, 'tbt'),
      ours: of(loads[view], 'tbt'),
      goal: 50,
      show: (ms) => `${Math.round(ms)} ms`,
    }),
    atLeast(`performance, ${view}, ${phone}`, {
      floor: of(loads.floor, 'score'),
      ours: of(loads[view], 'score'),
      goal: 100,
    }),
  ]);

const of = (loads: readonly Load[], figure: keyof Load): number => median(loads.map((load) => load[figure]));

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
