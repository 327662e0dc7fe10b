import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Inline } from '../inline/inline.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { AltitudeLine } from './altitude-line.tsx';

const meta = {
  title: 'Design system/Dati e podio/AltitudeLine',
  component: AltitudeLine,
  args: { value: 2985, summit: 3120 },
} satisfies Meta<typeof AltitudeLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day's progress, in the accent gradient. */
export const Day: Story = {
  args: { value: 1122, summit: 1440, tone: 'glow' },
  decorators: [
    (Line) => (
      <Card padding="sm">
        Fine giornata fra 5 ore e 17 minuti
        <Line />
      </Card>
    ),
  ],
};

/** As long as the player's share of the leader's points, along the straight part of the card's edge. */
export const Board: Story = {
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('progress')) {
      const card = line.parentElement?.getBoundingClientRect();
      const { left, right } = line.getBoundingClientRect();
      await expect(left - (card?.left ?? 0)).toBeGreaterThanOrEqual(16);
      await expect((card?.right ?? 0) - right).toBeGreaterThanOrEqual(16);
    }
  },
  render: () => (
    <Stack gap="xs">
      {(
        [
          ['Giulia Ferrari', 3120, 'gold'],
          ['Niccolò D’Àvila', 2985, 'silver'],
          ['Sara Esposito', 2610, 'bronze'],
          ['Marco De Luca', 1410, ''],
          ['Elena Rizzo', 120, ''],
          ['Ilaria Barbieri', 30, ''],
        ] as const
      ).map(([name, points, tone]) => (
        <Card key={name} tone="raised" padding="sm">
          <Inline justify="between">
            <Text weight="strong">{name}</Text>
            <Numeral value={points} unit="pt" size="lg" />
          </Inline>
          <AltitudeLine value={points} summit={3120} tone={tone} />
        </Card>
      ))}
    </Stack>
  ),
};

/** In the kiosk theme, which makes it larger. */
export const OnTheWall: Story = { ...Board, globals: { theme: 'kiosk' } };
