import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs.tsx';

type Tab = 'content' | 'rules';

const Example = () => {
  const [selected, select] = useState<Tab>('content');
  return (
    <Tabs
      label="Contenuti e regole"
      tabs={[
        { id: 'content', label: 'Contenuti Sito' },
        { id: 'rules', label: 'Regole del Gioco' },
      ]}
      selected={selected}
      onSelect={select}
    >
      {selected === 'content' ? 'I testi della pagina' : 'Le domande frequenti'}
    </Tabs>
  );
};

const meta = { title: 'Design system/Tabs', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Contenuti Sito', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Regole del Gioco', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Le domande frequenti');
  },
};
