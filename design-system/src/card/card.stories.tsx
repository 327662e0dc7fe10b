import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Numeral } from '../numeral/numeral.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Design system/Disposizione/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="xs">
        <Text size="sm" weight="medium" tone="muted">
          Il mese
        </Text>
        <Numeral value={70} unit="%" size="title" />
        <Text size="sm" tone="muted">
          Oggi 21 · mancano 9 giorni
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Raised: Story = { args: { tone: 'raised' } };
/** The feet of a row stand in one line, however much each card says. */
export const WithFoot: Story = {
  args: { foot: <Button size="sm">Apri</Button> },
  render: ({ children, ...args }) => (
    <Grid as="ul">
      <li>
        <Card {...args}>{children}</Card>
      </li>
      <li>
        <Card {...args}>
          <Text>Domani</Text>
        </Card>
      </li>
    </Grid>
  ),
};
