import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AgedLeaderboard, leaderboard as realQuery } from '@vetta/contract/client/public-queries';
import { siteTexts } from '@vetta/contract/site-texts';
import type { Standing } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { teamOf } from '../kiosk/sample-teams.ts';
import { Leaderboard } from './leaderboard.tsx';
import { emptyBoard, sampleBoard, sampleEntries } from './sample-board.ts';

interface SectionProps {
  /** The server's answers to one poll after the other; the last one repeats. */
  readonly answers: readonly (AgedLeaderboard | Error)[];
  /** Milliseconds between two polls; without it there is none after the first. */
  readonly poll?: number;
}

/** The section with answers instead of a server. */
function Section({ answers, poll }: SectionProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [query] = useState((): typeof realQuery => {
    let calls = 0;
    return {
      ...realQuery,
      queryFn: async () => {
        const answer = answers[Math.min(calls++, answers.length - 1)];
        if (answer === undefined) return new Promise<AgedLeaderboard>(() => {});
        if (answer instanceof Error) throw answer;
        return answer;
      },
      refetchInterval: poll ?? false,
      staleTime: Number.POSITIVE_INFINITY,
    };
  });
  return (
    <QueryClientProvider client={client}>
      <section id="classifica" aria-labelledby="titolo-classifica">
        <Leaderboard texts={siteTexts} query={query} now={() => new Date()} />
      </section>
    </QueryClientProvider>
  );
}

const meta = { title: 'Pagina pubblica/Classifica', component: Section } satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: HTMLElement) => canvas.querySelectorAll('[data-player]');

/** Five rows, or all of them. */
export const Open: Story = {
  args: { answers: [sampleBoard()] },
  play: async ({ canvas, canvasElement }) => {
    const expand = await canvas.findByRole('button', { name: 'Espandi · 38 in gara' });
    await expect(rows(canvasElement)).toHaveLength(5);
    await userEvent.click(expand);
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(38));
    await userEvent.click(canvas.getByRole('button', { name: 'Riduci' }));
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(5));
  },
};

/** Five players or fewer: there is nothing to expand. */
export const FewPlayers: Story = {
  args: { answers: [sampleBoard(sampleEntries.slice(0, 5))] },
  play: async ({ canvas }) => {
    await canvas.findByText('Chiara Conti');
    await expect(canvas.queryByRole('button', { name: /^Espandi/ })).toBeNull();
  },
};

export const OnePlayer: Story = {
  args: { answers: [sampleBoard(sampleEntries.slice(0, 1))] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Giulia Ferrari');
    await expect(rows(canvasElement)).toHaveLength(1);
    await expect(canvas.queryByText('RESTO DELLA CLASSIFICA')).toBeNull();
  },
};

/**
 * Two hundred players: all of them at a press, each once. On a phone their positions, of up to three figures, stay whole
 * and leave the names free.
 */
export const TwoHundredPlayers: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { answers: [sampleBoard(teamOf(200))] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Espandi · 200 in gara' }));
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(200));
    const shown = [...rows(canvasElement)].map((row) => row.getAttribute('data-player'));
    await expect(new Set(shown).size).toBe(200);
    for (const row of rows(canvasElement)) {
      const [position, player] = row.children;
      const figures = document.createRange();
      if (position) figures.selectNodeContents(position);
      await expect(figures.getClientRects()).toHaveLength(1);
      await expect(figures.getBoundingClientRect().right).toBeLessThanOrEqual(
        player?.getBoundingClientRect().left ?? 0,
      );
    }
  },
};

/** Ties with their reasons, long names, and one long word: the points stay free of the names. */
export const LongNamesAndTies: Story = {
  args: {
    answers: [
      sampleBoard(
        ['Massimiliano Bartolomeo Pallavicini-Sforza', 'Wolfeschlegelsteinhausenbergerdorff', 'Bo'].map(
          (name, index) =>
            sampleStanding({
              position: index + 1,
              playerId: `00000000-0000-4000-8000-00000000000${index}`,
              name,
              score: 123_456,
              total: 123_456,
              tie: index === 0 ? null : 'apptDone',
              movement: index - 1,
              provisional: true,
            }),
        ),
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Wolfeschlegelsteinhausenbergerdorff');
    for (const row of rows(canvasElement)) {
      const name = row.querySelector('p');
      await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
    }
  },
};

/** A new number of entries collapses the list. */
export const OneMorePlayer: Story = {
  args: {
    answers: [sampleBoard(sampleEntries.slice(0, 7)), sampleBoard(sampleEntries.slice(0, 8))],
    poll: 400,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Espandi · 7 in gara' }));
    await canvas.findByRole('button', { name: 'Espandi · 8 in gara' });
    await expect(rows(canvasElement)).toHaveLength(5);
  },
};

const overtaken = sampleEntries.map((entry): Standing => {
  if (entry.position === 1) return { ...entry, position: 2, movement: -1 };
  if (entry.position === 2) return { ...entry, position: 1, total: 3200, score: 2975, movement: 1 };
  return entry;
});

/** A player overtakes: rows slide, the total counts, and screen readers get an announcement. */
export const Overtaking: Story = {
  args: {
    answers: [sampleBoard(), sampleBoard(overtaken.toSorted((a, b) => a.position - b.position))],
    poll: 800,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Giulia Ferrari');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Niccolò D’Àvila sale in posizione 1'),
    );
    await waitFor(() => expect(rows(canvasElement)[0]).toHaveTextContent('3.200pt'));
  },
};

export const Empty: Story = {
  args: { answers: [emptyBoard()] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nessuna entry ancora questo mese');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { answers: [] } };

/** A failed first load does not show an empty month; a retry shows the board. */
export const Unreachable: Story = {
  args: { answers: [new TypeError('Failed to fetch'), sampleBoard()] },
  play: async ({ canvas }) => {
    await canvas.findByText('Classifica non raggiungibile');
    await userEvent.click(canvas.getByRole('button', { name: 'Riprova' }));
    await canvas.findByText('Giulia Ferrari');
  },
};

/** A failed poll keeps the rows and shows their age. */
export const FailedPoll: Story = {
  args: { answers: [sampleBoard(), new TypeError('Failed to fetch')], poll: 300 },
  play: async ({ canvas }) => {
    await canvas.findByText('non raggiungibile ora · dati di 1 minuto fa');
    await expect(canvas.getByText('Giulia Ferrari')).toBeVisible();
  },
};

/** On paper nobody can press «Espandi»: all rows are there, and five again afterwards. */
export const Printed: Story = {
  args: { answers: [sampleBoard()] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Espandi · 38 in gara' });
    dispatchEvent(new Event('beforeprint'));
    await expect(rows(canvasElement)).toHaveLength(38);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(5));
  },
};

/** A board with the roles and teams of a real office: the filter keeps everybody's position of the whole board. */
const withGroups = sampleBoard(
  sampleEntries.map((entry, index) => ({
    ...entry,
    role: index % 3 === 0 ? 'trainer' : 'setter',
    team: ['Lupi', 'Aquile', null][Math.floor(index / 2) % 3],
  })),
);

export const Groups: Story = {
  args: { answers: [withGroups] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trainer' }));
    await expect(canvas.getByRole('button', { name: 'Espandi · 13 in gara' })).toBeVisible();
    const positions = () => [...rows(canvasElement)].map((row) => row.querySelector('span')?.textContent);
    await expect(positions()).toEqual(['1', '4', '7', '10', '13']);
    await expect(canvas.queryByText('RESTO DELLA CLASSIFICA')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Aquile' }));
    await expect(positions()).toEqual(['3', '4', '9', '10', '15']);
    await expect(canvas.getAllByText('Trainer · Aquile')).toHaveLength(2);
    const chips = within(canvas.getByRole('group', { name: 'Ruolo o squadra' })).getAllByRole('button');
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      ...['Tutti', 'Setter', 'Trainer', 'Aquile', 'Lupi'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tutti' }));
    await expect(rows(canvasElement)).toHaveLength(5);
  },
};

/** With one role and one team there is nothing to filter by; the row says them all the same. */
export const OneGroup: Story = {
  args: {
    answers: [sampleBoard(sampleEntries.map((entry) => ({ ...entry, role: 'setter', team: 'Lupi' })))],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Setter · Lupi')).length).toBe(5);
    await expect(canvas.queryByRole('group', { name: 'Ruolo o squadra' })).toBeNull();
  },
};
