import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVERYBODY } from '@vetta/contract/groups';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reads } from '../../testing/mock-api.ts';
import { sampleAwards, sampleBonusTypes, samplePlayers, TODAY } from '../../testing/office.ts';
import { press } from '../../testing/play.ts';
import { inOffice } from '../../testing/section-stories.ts';
import { groupedByPlayer } from './by-player.ts';
import { PlayerList } from './player-list.tsx';

const [giulia] = samplePlayers;
const office = Array.from({ length: 200 }, (_, index) => ({
  ...(samplePlayers[index % samplePlayers.length] ?? giulia),
  id: `00000000-0000-4000-8000-${String(70_000 + index).padStart(12, '0')}`,
  name: `${samplePlayers[index % samplePlayers.length]?.name} ${index + 1}`,
  position: index + 1,
}));

/** Called by each card that renders: a card passes `chooseDay` on to its calendar. */
const cardRendered = fn();
const actions = {
  get chooseDay() {
    cardRendered();
    return fn();
  },
  edit: fn(),
  remove: fn(),
  enterDay: fn(),
};
const noEntries = new Map<string, never>();

const meta = {
  ...inOffice(),
  title: 'Amministrazione/Duecento partecipanti',
  component: PlayerList,
  args: {
    players: office,
    filters: { name: '', isWithoutData: false, isArchived: false, group: EVERYBODY },
    onShowAll: fn(),
    day: TODAY,
    today: TODAY,
    entries: noEntries,
    types: sampleBonusTypes,
    awards: {},
    disqualified: {},
    actions,
  },
  // Axe takes minutes for all of them; the page's own story has the same cards.
  parameters: { a11y: { context: { include: ['article:first-of-type'] } } },
} satisfies Meta<typeof PlayerList>;
export default meta;
type Story = StoryObj<typeof meta>;

const awardsAfter = [...sampleAwards.map((award) => ({ ...award, playerId: office[0]?.id ?? '' }))];

/**
 * Only the cards near the screen have a calendar and load its days. Typing in the search and an award to one player render
 * few cards.
 */
export const Wide: Story = {
  render: function Render(args) {
    const [name, setName] = useState('');
    const [awards, setAwards] = useState(args.awards);
    return (
      <>
        <input aria-label="Cerca" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="button" onClick={() => setAwards(groupedByPlayer(awardsAfter))}>
          Assegna
        </button>
        <PlayerList {...args} filters={{ ...args.filters, name }} awards={awards} />
      </>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(200));
    await screen.findAllByRole('grid');
    await waitFor(() => expect(reads('GET /api/admin/players/{id}/entry-dates')).toBeGreaterThan(0));
    await expect(screen.getAllByRole('grid').length).toBeLessThan(20);
    await expect(reads('GET /api/admin/players/{id}/entry-dates')).toBeLessThan(20);

    cardRendered.mockClear();
    await press('Assegna');
    await screen.findAllByRole('checkbox', { checked: true });
    await expect(cardRendered.mock.calls.length).toBeLessThanOrEqual(2);

    cardRendered.mockClear();
    await userEvent.type(screen.getByLabelText('Cerca'), 'giulia');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(34));
    await expect(cardRendered.mock.calls.length).toBeLessThanOrEqual(2);
  },
};

const cardAt = (index: number) => {
  const found = screen.getAllByRole('article', { hidden: true })[index];
  if (!found) throw new Error(`There is no card ${index}`);
  return found;
};

/**
 * Who scrolls through all cards leaves no calendars behind: they are rendered near the screen alone, and a card keeps its
 * height without one. A calendar with the focus stays.
 */
export const Scrolled: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(200));
    await within(cardAt(0)).findByRole('grid');
    await within(cardAt(1)).findByRole('grid');
    const { height } = cardAt(0).getBoundingClientRect();
    within(cardAt(1)).getByRole('button', { pressed: true }).focus();
    for (const index of [20, 80, 199]) {
      cardAt(index).scrollIntoView();
      await within(cardAt(index)).findByRole('grid');
      await expect(screen.getAllByRole('grid', { hidden: true }).length).toBeLessThan(20);
    }
    await expect(within(cardAt(0)).queryByRole('grid', { hidden: true })).toBeNull();
    await expect(cardAt(0).getBoundingClientRect().height).toBe(height);
    await expect(cardAt(1)).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Cards that are scrolled past render no calendar and load no days: those in view do, once the page rests. */
export const ScrolledPast: Story = {
  args: { players: office.slice(0, 40) },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(40));
    await within(cardAt(2)).findByRole('grid');
    const before = reads('GET /api/admin/players/{id}/entry-dates');
    for (let step = 0; step < 30; step++) {
      scrollBy(0, 150);
      await new Promise(requestAnimationFrame);
    }
    // Two may have been on their way.
    await expect(reads('GET /api/admin/players/{id}/entry-dates')).toBeLessThanOrEqual(before + 2);
    await waitFor(() => expect(reads('GET /api/admin/players/{id}/entry-dates')).toBeGreaterThan(before + 2));
  },
};

/** Opening the section renders a screenful of cards at first, and never two hundred in one go. */
export const Gradually: Story = {
  play: async ({ canvasElement, mount }) => {
    const counts: number[] = [];
    const changes = new MutationObserver(() => counts.push(canvasElement.querySelectorAll('article').length));
    changes.observe(canvasElement, { childList: true, subtree: true });
    await mount();
    await waitFor(() => expect(counts.at(-1)).toBe(200));
    changes.disconnect();
    const added = counts.map((count, index) => count - (counts[index - 1] ?? 0));
    await expect(Math.max(...added)).toBeLessThanOrEqual(24);
  },
};

/** On a phone no card has a calendar before it is opened, and an opened one stays open while scrolling. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(200));
    await expect(screen.queryByRole('grid')).toBeNull();
    const [opener] = screen.getAllByRole('button', { name: 'Calendario e bonus' });
    if (opener) await userEvent.click(opener);
    await screen.findByRole('grid');
    await expect(reads('GET /api/admin/players/{id}/entry-dates')).toBe(1);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(scrollY).toBeGreaterThan(10_000));
    scrollTo(0, 0);
    await expect(screen.getAllByRole('grid')).toHaveLength(1);
    await expect(reads('GET /api/admin/players/{id}/entry-dates')).toBe(1);
  },
};
