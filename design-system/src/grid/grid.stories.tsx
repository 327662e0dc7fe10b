import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Page } from '../page/page.tsx';
import { Stack } from '../stack/stack.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'Design system/Layout',
  component: Grid,
  args: {
    children: ['Totale', 'Score', 'Chiamate', 'App. fatti', 'Presenze'].map((name) => (
      <Card key={name}>{name}</Card>
    )),
    columns: 'narrow',
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As many equal columns as fit. */
export const Cells: Story = {};

/** Stack and Inline in a Page. */
export const StackAndInline: Story = {
  render: () => (
    <Page width="board">
      <Stack gap="lg">
        <Inline justify="between">
          <Heading level={2}>Gestione Partecipanti</Heading>
          <Button tone="primary">Aggiungi Partecipante</Button>
        </Inline>
        <Card>Una colonna larga quanto la classifica.</Card>
      </Stack>
    </Page>
  ),
};
