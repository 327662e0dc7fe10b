import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vetta/design-system/text';
import { expect, waitFor } from 'storybook/test';

// What the toolbar and the token panel do to every story; only tests open these.
const meta = {
  title: 'Fondamenti/Barra',
  tags: ['!autodocs', '!dev'],
  render: () => <Text>Vetta</Text>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const variable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** A turned colour reaches every token that is made of it, a turned length only its theme. */
export const Turned: Story = {
  globals: { tokens: 'palette-violet_9a6bff__kiosk-space-md_3vmin' },
  play: async () => {
    await expect(variable('--vetta-glow-start')).toBe('#9a6bff');
    await expect(variable('--vetta-glow-halo')).toBe('#9a6bff59');
    await expect(variable('--vetta-space-md')).toBe('1rem');
  },
};

export const TurnedOnTheWall: Story = {
  globals: { theme: 'kiosk', tokens: 'kiosk-space-md_3vmin' },
  play: async () => {
    await expect(variable('--vetta-space-md')).toBe('3vmin');
    await expect(variable('--vetta-glow-start')).toBe('#8a5bff');
  },
};

export const LargeTextAndLessMotion: Story = {
  globals: { textSize: '150', motion: 'reduced', tokens: '' },
  play: async () => {
    // Less motion makes each change a transition of 0.01 ms, which ends with the next frame.
    await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('24px'));
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(variable('--vetta-motion-slow')).toBe('0ms');
  },
};

export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async () => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(variable('--vetta-text-muted')).toBe('CanvasText');
    await expect(getComputedStyle(document.body).backgroundImage).toBe('none');
  },
};

/** The next story has what the browser says again. */
export const AsItIs: Story = {
  globals: { tokens: '' },
  play: async () => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
    await expect(matchMedia('(forced-colors: active)').matches).toBe(false);
    await expect(variable('--vetta-motion-slow')).toBe('300ms');
    await expect(variable('--vetta-glow-start')).toBe('#8a5bff');
  },
};
