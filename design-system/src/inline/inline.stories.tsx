import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Inline } from './inline.tsx';

const meta = {
  title: 'Design system/Disposizione/Inline',
  component: Inline,
  args: {
    children: [
      <Heading key="title" level={2}>
        Gestione Partecipanti
      </Heading>,
      <Button key="add" tone="primary">
        Aggiungi Partecipante
      </Button>,
    ],
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {};
/** The first child at the left, the last at the right. */
export const Between: Story = { args: { justify: 'between' } };
