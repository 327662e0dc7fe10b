import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { crowned } from '@vetta/contract/honours';
import type { AdminMonth } from '@vetta/contract/months';
import type { Standing } from '@vetta/contract/standings';
import { expect, within } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { sampleMonth, sampleMonths } from '../../testing/months.ts';
import { MonthStandings } from '../months/month-standings.tsx';
import { MonthStrip } from '../months/month-strip.tsx';
import { CurrentLeaderboard } from './current-leaderboard.tsx';

const rows: readonly Standing[] = sampleMonth.entries.slice(0, 5).map((row) => ({
  ...row,
  eligible: true,
  notEligible: null,
}));
const nameAt = (index: number): string => rows[index]?.name ?? '';
const marked = (notEligible: Standing['notEligible'], indices: readonly number[]) =>
  rows.map((row, index) => (indices.includes(index) ? { ...row, eligible: false, notEligible } : row));
const tied = rows.map((row, index) =>
  index === 1 ? { ...row, total: rows[0]?.total ?? 0, tie: 'apptDone' as const } : row,
);

/** Each board, and which of its rows have the honours. */
const boards: Readonly<Record<string, { entries: readonly Standing[]; honours: readonly number[] }>> = {
  'nobody is marked': { entries: rows, honours: [0, 1, 2] },
  'a disqualified first': { entries: marked('disqualified', [0]), honours: [1, 2, 3] },
  'a late first': { entries: marked('late', [0]), honours: [0, 1, 2] },
  'a tied first': { entries: tied, honours: [0, 1, 2] },
  'all disqualified': { entries: marked('disqualified', [0, 1, 2, 3, 4]), honours: [] },
};

const [anyMonth] = sampleMonths;
const strip = (entries: readonly Standing[]): AdminMonth | undefined =>
  anyMonth && { ...anyMonth, podium: crowned(entries) };

/** The parts of the back office that crown somebody: dashboard, list of months, a month, which is printed too. */
function Board({ entries, name }: { readonly entries: readonly Standing[]; readonly name: string }) {
  const month = strip(entries);
  return (
    <div data-board={name}>
      <div data-place="dashboard">
        <CurrentLeaderboard
          query={{
            ...leaderboard,
            queryKey: ['leaderboard', name] as never,
            initialData: { ...sampleMonth, entries: [...entries] },
            enabled: false,
          }}
        />
      </div>
      <ul data-place="months">{month && <MonthStrip month={month} />}</ul>
      <div data-place="month">
        <MonthStandings month="2026-11" today="2026-11-20" entries={entries} />
      </div>
    </div>
  );
}

const Table = () => (
  <>
    {Object.entries(boards).map(([name, { entries }]) => (
      <Board key={name} name={name} entries={entries} />
    ))}
  </>
);

const meta = {
  title: 'Amministrazione/Onori',
  component: Table,
  decorators: [loggedIn],
  // The same parts many times: their names repeat.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Table>;
export default meta;

/** On every board dashboard, months and a month crown the same three, also for who hears the page. */
export const EveryPlace: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const nameIn = (element: Element | null) =>
      rows.find(({ name }) => element?.textContent?.includes(name))?.name;
    for (const [board, { honours }] of Object.entries(boards)) {
      const place = (name: string) =>
        canvasElement.querySelector<HTMLElement>(`[data-board="${board}"] [data-place=${name}]`) ??
        canvasElement;
      const names = honours.map(nameAt);
      const medals = within(place('dashboard')).queryAllByText(/posto, (oro|argento|bronzo)$/);
      await expect(
        medals.map((medal) => nameIn(medal.closest('li'))),
        `dashboard: ${board}`,
      ).toEqual(names);
      const climbers = [...place('months').querySelectorAll('[data-tier]')];
      await expect(
        climbers.map((one) => nameIn(one.parentElement)),
        `months: ${board}`,
      ).toEqual(names);
      const crownedRows = [...place('month').querySelectorAll('tr[data-tier]')];
      await expect(crownedRows.map(nameIn), `a month: ${board}`).toEqual(names);
    }
  },
};
