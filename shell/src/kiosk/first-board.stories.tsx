import type { Meta, StoryObj } from '@storybook/react-vite';
import mustache from 'mustache';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import FirstBoard from './first-board.tsx';

interface WallProps {
  readonly names: readonly string[];
}

/** The markup as the api fills it in, as large as the window. */
const Wall = ({ names }: WallProps) => (
  <div
    data-theme="kiosk"
    style={{ position: 'fixed', inset: 0, fontSize: 'var(--vetta-size-md)' }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as the api sends it
    dangerouslySetInnerHTML={{
      __html: mustache.render(renderToStaticMarkup(<FirstBoard />), {
        month: 'novembre 2026',
        known: 'alle 18:50',
        entries: names.map((name, index) => ({ position: index + 1, name, total: `4.${900 - index * 19}` })),
      }),
    }}
  />
);

const meta = {
  title: 'Schermo/Primo tabellone',
  component: Wall,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wall>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbered = Array.from({ length: 10 }, (_, index) => `Partecipante numero ${index + 1}`);

export const TenPlayers: Story = {
  args: { names: numbered },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Classifica di novembre 2026');
    await expect(canvasElement).toHaveTextContent('Dati aggiornati alle 18:50');
    await expect(canvasElement).toHaveTextContent('Partecipante numero 10');
    await expect(canvasElement).not.toHaveTextContent('{{');
  },
};
export const NoPlayers: Story = { args: { names: [] } };
export const LongestNames: Story = {
  args: { names: numbered.map(() => 'Maria Antonietta Francesca della Rovere Montefeltro') },
};
