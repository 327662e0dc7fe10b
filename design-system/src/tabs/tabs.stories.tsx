import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

const contents: Record<string, string> = { content: 'I testi della pagina', rules: 'Le domande frequenti' };

const Example = ({ selected: first, onSelect, ...rest }: TabsProps<string>) => {
  const [selected, select] = useState(first);
  return (
    <Tabs
      {...rest}
      selected={selected}
      onSelect={(id) => {
        select(id);
        onSelect(id);
      }}
    >
      {contents[selected]}
    </Tabs>
  );
};

const meta = {
  title: 'Design system/Disposizione/Tabs',
  component: Tabs<string>,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Contenuti e regole',
    tabs: [
      { id: 'content', label: 'Contenuti Sito' },
      { id: 'rules', label: 'Regole del Gioco' },
    ],
    selected: 'content',
    onSelect: fn(),
    children: contents.content,
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Contenuti Sito', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Regole del Gioco', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Le domande frequenti');
  },
};
