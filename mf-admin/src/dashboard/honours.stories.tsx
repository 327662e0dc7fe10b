import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaderboard } from '@vetta/contract/client/public-queries';
import { crowned } from '@vetta/contract/honours';
import type { Standing } from '@vetta/contract/standings';
import { expect } from 'storybook/test';
import { loggedIn } from '../../testing/decorators.tsx';
import { sampleMonth, sampleMonths } from '../../testing/months.ts';
import { MonthStandings } from '../months/month-standings.tsx';
import { MonthStrip } from '../months/month-strip.tsx';
import { CurrentLeaderboard } from './current-leaderboard.tsx';

/** The first is disqualified, the second came late and is tied: the honours go to the second, the third and the fourth. */
const entries = sampleMonth.entries.slice(0, 5).map((row, index): Standing => {
  const all = { ...row, eligible: true, notEligible: null };
  if (index === 0) return { ...all, eligible: false, notEligible: 'disqualified' };
  return index === 1 ? { ...all, eligible: false, notEligible: 'late', tie: 'apptDone' } : all;
});
const [anyMonth] = sampleMonths;

/** The parts of the back office that crown somebody: dashboard, list of months, a month, which is printed too. */
const Places = () => (
  <>
    <div data-place="dashboard">
      <CurrentLeaderboard
        query={{ ...leaderboard, initialData: { ...sampleMonth, entries }, enabled: false }}
      />
    </div>
    <ul data-place="months">
      {anyMonth && <MonthStrip month={{ ...anyMonth, podium: crowned(entries) }} />}
    </ul>
    <div data-place="month">
      <MonthStandings month="2026-11" today="2026-11-20" entries={entries} />
    </div>
  </>
);

const meta = {
  title: 'Amministrazione/Onori',
  component: Places,
  decorators: [loggedIn],
} satisfies Meta<typeof Places>;
export default meta;

/** Dashboard, months and a month crown the same three, also for who hears the page. Which three is a matter of the contract's tests. */
export const EveryPlace: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const honoured = entries.slice(1, 4).map(({ name }) => name);
    const namesIn = (elements: readonly (Element | null)[]) =>
      elements.map((element) => entries.find(({ name }) => element?.textContent?.includes(name))?.name);
    const crownedIn = (selector: string) => [...canvasElement.querySelectorAll(selector)];
    const medals = canvas.getAllByText(/posto, (oro|argento|bronzo)$/);
    await expect(namesIn(medals.map((medal) => medal.closest('li')))).toEqual(honoured);
    const strip = crownedIn('[data-place=months] [data-tier]');
    await expect(namesIn(strip.map(({ parentElement }) => parentElement))).toEqual(honoured);
    await expect(namesIn(crownedIn('[data-place=month] tr[data-tier]'))).toEqual(honoured);
    // As in the hall of fame, the podium's numbers are the honours'; in the list a disqualified row keeps its own, struck through.
    await expect(strip.map(({ textContent }) => textContent)).toEqual(['1°', '2°', '3°']);
    const out = crownedIn('[data-place=month] [data-out=disqualified] td:first-child').map(
      (cell) => getComputedStyle(cell).textDecorationLine,
    );
    await expect(out).toEqual(['line-through']);
  },
};
