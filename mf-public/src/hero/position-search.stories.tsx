import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteTexts } from '@vetta/contract/site-texts';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleEntries } from '../leaderboard/sample-board.ts';
import { sampleScoring } from '../page/sample-site.ts';
import { exampleEntries } from './example-entries.ts';
import { PositionSearch } from './position-search.tsx';

const meta = {
  title: 'Pagina pubblica/Ricerca della posizione',
  component: PositionSearch,
  args: { texts: siteTexts, players: sampleEntries, scoring: sampleScoring },
} satisfies Meta<typeof PositionSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card rises: it is transparent at first. */
const isShown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const inputOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');
/** Finds this person, and says this of them, and not that. */
const says = (typed: string, words: string, unsaid?: string | RegExp) =>
  ({
    play: async ({ canvas, canvasElement }) => {
      await userEvent.type(inputOf(canvasElement), `${typed}{Enter}`);
      await canvas.findByText(words);
      if (unsaid) await expect(canvas.queryByText(unsaid)).toBeNull();
    },
  }) satisfies Story;
const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

/** At most five suggestions, each with its place. */
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'AR');
    await expect(names(canvasElement)).toEqual([
      'Giulia Ferrari#1',
      'Sara Esposito#3',
      'Marco De Luca#4',
      'Chiara Conti#5',
      'Francesca Marino#7',
    ]);
    await expect(inputOf(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Enter picks the first match: place, total, the points to the place above, and what to do for them. */
export const Result: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'de luca{Enter}');
    const card = within(await canvas.findByRole('article', { name: 'Posizione di Marco De Luca' }));
    await isShown(card.getByText('2.410'));
    await isShown(card.getByText('576 punti al 3° posto: circa 8 appuntamenti conclusi o 24 fissati'));
    await isShown(card.getByText('Davanti c’è Sara Esposito'));
    await expect(inputOf(canvasElement)).toHaveValue('Marco De Luca');
    await expect(names(canvasElement)).toEqual([]);
  },
};

/** A whole name finds that person, though a name that contains it ranks higher; «Cerca» keeps who was chosen, and else picks the first match as Enter does. */
export const WholeName: Story = {
  args: {
    players: [
      sampleStanding({ name: 'Gianluca Rossi', total: 90 }),
      sampleStanding({ name: 'Luca Rossi', position: 2, playerId: 'luca', total: 80 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'luca rossi{Enter}');
    await canvas.findByRole('article', { name: 'Posizione di Luca Rossi' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cerca' }));
    await userEvent.type(inputOf(canvasElement), '{Enter}');
    await canvas.findByRole('article', { name: 'Posizione di Luca Rossi' });
    await userEvent.clear(inputOf(canvasElement));
    await userEvent.type(inputOf(canvasElement), 'ros');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerca' }));
    await canvas.findByRole('article', { name: 'Posizione di Gianluca Rossi' });
  },
};

/** Arrows mark a suggestion, Enter picks it; Escape closes the list, and then clears the input. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.type(input, 'ar{ArrowDown}{ArrowDown}{ArrowDown}');
    const marked = canvas.getByRole('option', { selected: true });
    await expect(marked).toHaveTextContent('Marco De Luca');
    await expect(input).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('article', { name: 'Posizione di Marco De Luca' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(names(canvasElement)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(names(canvasElement)).toEqual([]);
    await expect(input).toHaveValue('Marco De Luca');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Where one person alone can be meant the answer is there before a click on the suggestion, which picks it; the input keeps the focus. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'conti');
    const card = canvas.getByRole('article', { name: 'Posizione di Chiara Conti' });
    await isShown(card);
    await expect(card.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('listbox').getBoundingClientRect().bottom,
    );
    await userEvent.click(canvas.getByRole('option', { name: 'Chiara Conti #5' }));
    await canvas.findByRole('article', { name: 'Posizione di Chiara Conti' });
    await expect(inputOf(canvasElement)).toHaveFocus();
  },
};

/** On a phone the answer takes the focus, so that no keyboard covers it. */
export const ByTouch: Story = {
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'conti');
    await userEvent.click(canvas.getByRole('option', { name: 'Chiara Conti #5' }));
    await expect(
      canvas.getByRole('article', { name: 'Posizione di Chiara Conti' }).parentElement,
    ).toHaveFocus();
    await canvas.findByText(/^Chiara Conti: posizione 5\. .* punti al 4° posto: circa /);
  },
};

/** An empty input clears the result and the suggestions. */
export const Cleared: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'rizzo{Enter}');
    await canvas.findByRole('article');
    await userEvent.clear(inputOf(canvasElement));
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(names(canvasElement)).toEqual([]);
    await expect(canvas.getByText(siteTexts['hero.searchHint'])).toBeVisible();
  },
};

export const First: Story = says('giulia', siteTexts['hero.searchFirst'], /Davanti c’è/);

/** A first who is disqualified is told so, and not that everything is seen from up there. */
export const DisqualifiedFirst: Story = {
  args: {
    players: sampleEntries.map((row, index) =>
      index === 0 ? { ...row, notEligible: 'disqualified' as const } : row,
    ),
  },
  ...says('giulia', 'Fuori gara per i premi: squalifica per il mese', siteTexts['hero.searchFirst']),
};

/** While nobody has points, nobody has a place: the order is the alphabet's. */
export const BeforeTheFirstPoints: Story = {
  args: { players: sampleEntries.map((row) => ({ ...row, total: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'giulia');
    await expect(names(canvasElement)).toEqual(['Giulia Ferrari']);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Nessuno ha ancora punti questo mese: i posti arrivano con i primi numeri');
    await expect(canvas.queryByText(siteTexts['hero.searchFirst'])).toBeNull();
  },
};

export const Nobody: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'xyz{Enter}');
    await waitFor(() => expect(canvas.getAllByText(siteTexts['hero.searchNone'])[0]).toBeVisible());
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Nobody is unknown before the standings have come. */
export const BeforeTheStandings: Story = {
  args: { players: [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'sofia{Enter}');
    await expect(canvas.queryByText(siteTexts['hero.searchNone'])).toBeNull();
  },
};

/** Without entries seven invented players are found, marked as examples. */
export const Examples: Story = {
  args: { players: exampleEntries, exampleNote: siteTexts['hero.searchSample'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'sofia{Enter}');
    const card = within(await canvas.findByRole('article'));
    await isShown(card.getByText('Esempio'));
    await isShown(card.getByText(siteTexts['hero.searchSample']));
  },
};

/** Long names wrap in the list and in the result. */
export const LongName: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(inputOf(canvasElement), 'collalto{Enter}');
    await canvas.findByRole('article');
    await userEvent.clear(inputOf(canvasElement));
    await userEvent.type(inputOf(canvasElement), 'ricci{Enter}');
  },
};
