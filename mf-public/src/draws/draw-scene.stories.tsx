import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SceneProps } from '@vetta/contract/front-end';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isSkipped } from '../../testing/play.ts';
import { overlapping, unreadable } from '../kiosk/unreadable.ts';
import { WallStory } from '../kiosk/wall-story.tsx';
import { DrawAtPace } from './draw-scene.tsx';
import { sampleDraw, sampleDraws } from './sample-draws.ts';

const Fast = ({ context }: SceneProps) => <DrawAtPace context={context} paceMs={5} />;
const Still = ({ context }: SceneProps) => <DrawAtPace context={context} paceMs={3_600_000} />;
const draw = sampleDraw({ drawnAt: '2026-11-30T22:59:30.000Z' });

const meta = {
  title: 'Schermo/Estrazione',
  component: WallStory,
  parameters: { layout: 'fullscreen' },
  args: {
    Scene: Fast,
    now: () => new Date('2026-12-02T09:00:00Z'),
    draws: sampleDraws({ draws: [draw] }),
    skip: fn(),
    done: fn(),
  },
} satisfies Meta<typeof WallStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Also seconds after the countdown nothing covers it. */
export const Sealed: Story = {
  args: { Scene: Still, now: () => new Date('2026-11-30T23:00:20Z') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('La busta sigillata si apre');
    await expect(canvas.queryByText('Il mese si chiude…')).toBeNull();
    await expect(await unreadable(canvasElement)).toEqual([]);
  },
};

/** The names pass, and the winner stands: with the prize, and where anybody can check it. */
export const Won: Story = {
  play: async ({ canvasElement, args: { done } }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Vince, tra 12 partecipanti');
    const winner = draw.participants.find(({ id }) => id === draw.winnerId);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(winner?.name ?? '');
    await canvas.findByText('Chiunque può verificarla: vetta.example.com');
    await waitFor(() => expect(done).toHaveBeenCalled());
    await expect(await unreadable(canvasElement)).toEqual([]);
    await expect(overlapping(canvasElement, 'h2, p')).toEqual([]);
  },
};
export const WonPortrait: Story = { ...Won, globals: { viewport: { value: 'mobile1' } } };

export const LaterInTheMonth: Story = {
  args: { now: () => new Date('2026-12-05T09:00:00Z') },
  play: isSkipped,
};
