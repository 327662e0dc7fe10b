import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { FrontEndQueries } from '@vetta/contract/front-end';
import { crowned } from '@vetta/contract/honours';
import { monthBefore } from '@vetta/contract/month-before';
import type { MonthDetail } from '@vetta/contract/months';
import { peaksOf } from '@vetta/contract/past-peaks';
import { siteTexts } from '@vetta/contract/site-texts';
import type { Standing } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sampleDraws } from '../draws/sample-draws.ts';
import { WallBoard } from '../kiosk/wall-board.tsx';
import { Finisher, MonthBeforeCard } from '../months/month-before-card.tsx';
import { MonthPeak } from '../months/month-peak.tsx';
import { MonthStandings } from '../months/month-standings.tsx';
import { sampleMonthDetail } from '../months/sample-months.ts';
import { NearbyRows } from '../own-place/nearby-rows.tsx';
import { OwnPlaceBar } from '../own-place/own-place-bar.tsx';
import { WithAnswers } from '../page/sample-context.tsx';
import { SAMPLE_NOW } from '../page/sample-site.ts';
import { PhoneScreen } from '../phone/phone-screen.tsx';
import { PodiumPeaks } from '../prizes/podium-peaks.tsx';
import { podiumView } from '../prizes/podium-view.ts';
import { Reveal } from '../reveal/reveal.tsx';
import { revealView } from '../reveal/reveal-view.ts';
import { LiveBoard } from './live-board.tsx';
import { sampleBoard } from './sample-board.ts';

const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elio'];
const disqualified = { eligible: false, notEligible: 'disqualified' } as const;
const late = { eligible: false, notEligible: 'late' } as const;

/** Five rows; what is given of one of them stands in its place. */
const boardOf = (changed: Readonly<Record<string, Partial<Standing>>>): readonly Standing[] =>
  names.map((name, index) =>
    sampleStanding({
      playerId: name,
      name,
      position: index + 1,
      total: 900 - index * 100,
      ...changed[name],
    }),
  );

/** Each board, and who has its honours. */
const boards: Readonly<Record<string, { entries: readonly Standing[]; honours: readonly string[] }>> = {
  'nobody is marked': { entries: boardOf({}), honours: ['Anna', 'Bruno', 'Carla'] },
  'a disqualified first': { entries: boardOf({ Anna: disqualified }), honours: ['Bruno', 'Carla', 'Dario'] },
  'a late first': { entries: boardOf({ Anna: late }), honours: ['Anna', 'Bruno', 'Carla'] },
  'a tied first': {
    entries: boardOf({ Bruno: { total: 900, tie: 'apptDone' } }),
    honours: ['Anna', 'Bruno', 'Carla'],
  },
  'a disqualified second, tied with the first and the third': {
    entries: boardOf({
      Bruno: { total: 900, tie: 'apptDone', ...disqualified },
      Carla: { total: 900, tie: 'rings' },
    }),
    honours: ['Anna', 'Carla', 'Dario'],
  },
  'all disqualified': {
    entries: boardOf(Object.fromEntries(names.map((name) => [name, disqualified]))),
    honours: [],
  },
};

/** The bar of each player's own device, as the board polls. */
function OwnBars({ queries, entries }: { queries: FrontEndQueries; entries: readonly Standing[] }) {
  useQuery(queries.leaderboard);
  return (
    <ul>
      {entries.map(({ playerId, name }) => (
        <li key={playerId} data-who={name}>
          <OwnPlaceBar queries={queries} player={{ playerId, name }} />
        </li>
      ))}
    </ul>
  );
}

const monthOf = (entries: readonly Standing[]): MonthDetail => sampleMonthDetail({ entries: [...entries] });

/** Every part of page and walls that crowns somebody. */
const places: Readonly<Record<string, (entries: readonly Standing[]) => ReactNode>> = {
  'the rows of the page, also printed': (entries) => (
    <LiveBoard texts={siteTexts} board={sampleBoard(entries)} now={new Date(SAMPLE_NOW)} stale={null} />
  ),
  'the rows around the own place': (entries) => {
    const third = entries[2];
    return third && <NearbyRows board={sampleBoard(entries)} standing={third} onLeave={() => {}} />;
  },
  'the own bar of each': (entries) => (
    <WithAnswers board={sampleBoard(entries)}>
      {({ queries }) => <OwnBars queries={queries} entries={entries} />}
    </WithAnswers>
  ),
  'the board on a wall': (entries) => (
    <WallBoard entries={entries} all={entries} layout={{ columns: 1, rows: 5 }} />
  ),
  'the podium on a wall': (entries) => <PodiumPeaks standings={podiumView(sampleBoard(entries)).podium} />,
  'the phone drawn on a wall': (entries) => <PhoneScreen entries={entries} />,
  'the rows of the reveal': (entries) => {
    const view = revealView(monthOf(entries));
    return view && <Reveal {...view} notes={[]} podium={[]} revealed={view.rows.length} />;
  },
  'the reveal’s last step': (entries) => {
    const view = revealView(monthOf(entries));
    return view && <Reveal {...view} notes={view.prizes} revealed={view.rows.length} />;
  },
  'how the month before ended': (entries) => {
    const { podium, ...view } = monthBefore(monthOf(entries), sampleDraws(), 'novembre 2026');
    const finishers = podium.map((one) => <Finisher key={one.who} {...one} />);
    return <MonthBeforeCard {...view} podium={finishers} draws={null} />;
  },
  'the hall of fame': (entries) => {
    const podium = crowned(entries);
    const [peak] = peaksOf([
      { month: '2026-10', label: 'ottobre 2026', state: 'final', players: 5, podium: [...podium] },
    ]);
    return peak && <MonthPeak peak={peak} onOpen={() => {}} />;
  },
  'the standings of a past month': (entries) => (
    <WithAnswers>
      {({ queries }) => <MonthStandings queries={queries} month="2026-10" entries={entries} />}
    </WithAnswers>
  ),
};

const Table = () => (
  <>
    {Object.entries(boards).map(([board, { entries }]) =>
      Object.entries(places).map(([place, show]) => (
        <div key={board + place} data-board={board} data-place={place}>
          {show(entries)}
        </div>
      )),
    )}
  </>
);

const meta = {
  title: 'Pagina pubblica/Onori',
  component: Table,
  // The same parts many times: their ids repeat.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta<typeof Table>;
export default meta;

// The words of the own bar name others, too.
const nameIn = (element: Element | null): string =>
  element?.closest<HTMLElement>('[data-who]')?.dataset.who ??
  names.find((name) => element?.textContent?.includes(name)) ??
  '';

/** Returns who stands in the row of each metal, gold first. On the reveal's last step the first's name fills the night. */
const crownedIn = (part: Element): string[] => {
  const rows = ['gold', 'silver', 'bronze'].flatMap((metal) => [
    ...part.querySelectorAll(`[data-tier=${metal}]`),
  ]);
  const named = [part.querySelector('h2'), ...rows.map((element) => element.closest('li') ?? element)];
  return [...new Set(named.map(nameIn).filter((name) => name !== ''))];
};

/** The table of the places that show honours: on every board all crown the same three. */
export const EveryPlace: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-place]')];
    await expect(parts).toHaveLength(Object.keys(boards).length * Object.keys(places).length);
    // The boards of the bars are fetched.
    const bars = Object.keys(boards).length * names.length;
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-who] button')).toHaveLength(bars));
    const wrong = parts.flatMap((part) => {
      const { board = '', place = '' } = part.dataset;
      const { honours = [] } = boards[board] ?? {};
      const found = crownedIn(part);
      return found.join() === honours.join() ? [] : [`${place}, ${board}: ${found.join()}`];
    });
    await expect(wrong).toEqual([]);
    // «In vetta» is said of the gold alone, and whoever is disqualified reads why there is no prize.
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-who]')) {
      const { board = '' } = bar.closest<HTMLElement>('[data-board]')?.dataset ?? {};
      const { entries = [], honours = [] } = boards[board] ?? {};
      const isOut = entries.some(
        ({ name, notEligible }) => name === bar.dataset.who && notEligible === 'disqualified',
      );
      await expect(bar.textContent?.includes('Sei in vetta')).toBe(bar.dataset.who === honours[0]);
      await expect(bar.textContent?.includes('squalifica per il mese')).toBe(isOut);
    }
    // The podium's numbers are the honours', also where a row above is disqualified.
    for (const part of parts.filter(({ dataset }) =>
      /^the podium on|^how the month|^the hall/.test(dataset.place ?? ''),
    )) {
      const { honours = [] } = boards[part.dataset.board ?? ''] ?? {};
      const numerals = [...part.querySelectorAll('[data-tier]')].map(
        (element) => (element.querySelector('svg ~ span') ?? element).textContent,
      );
      await expect(numerals.slice(0, honours.length)).toEqual(honours.map((_, index) => String(index + 1)));
    }
    // «PODIO» is said of them and of nobody else, to those who see and to those who hear.
    for (const part of parts.filter(({ dataset }) => dataset.place?.startsWith('the rows of the page'))) {
      const { honours = [] } = boards[part.dataset.board ?? ''] ?? {};
      const rows = [...part.querySelectorAll('[data-player]')].filter((row) =>
        row.textContent?.includes('PODIO'),
      );
      await expect(rows.map(nameIn)).toEqual(honours);
      // The rest begins behind the last of them.
      const items = [...part.querySelectorAll('li')];
      const rest = items.findIndex((item) => item.textContent?.includes('RESTO DELLA CLASSIFICA'));
      await expect(rest).toBe(
        Math.max(3, 1 + items.findLastIndex((item) => item.textContent?.includes('PODIO'))),
      );
    }
    // Of this month and of a past one: who is disqualified keeps the number, struck through, and the list says why.
    for (const part of parts.filter(({ dataset }) =>
      /^the (rows of the page|standings)/.test(dataset.place ?? ''),
    )) {
      const out = [...part.querySelectorAll('[data-out=disqualified]')];
      const { entries = [] } = boards[part.dataset.board ?? ''] ?? {};
      await expect(out).toHaveLength(
        entries.filter(({ notEligible }) => notEligible === 'disqualified').length,
      );
      for (const row of out) {
        await expect(getComputedStyle(row.firstElementChild ?? row).textDecorationLine).toBe('line-through');
        await expect(row).toHaveTextContent('squalifica');
      }
    }
  },
};
