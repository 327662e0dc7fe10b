import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Design system/Testo/Text',
  component: Text,
  args: { children: 'Ogni giorno conta: la classifica riparte da zero il primo del mese.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Muted: Story = {
  args: { tone: 'muted', size: 'sm', children: 'aggiornata alle 18:42 · provvisoria fino alle 23:59' },
};
export const Accent: Story = {
  args: { tone: 'accent', weight: 'medium', size: 'sm', children: 'Novembre 2026 · giorno 21 di 30' },
};
export const Scale: Story = {
  render: () => (
    <Stack>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Text key={size} size={size}>
          Scrivi il tuo nome: a che quota sei e come salire.
        </Text>
      ))}
    </Stack>
  ),
};

export const ThreeLines: Story = {
  args: {
    lines: 'three',
    children:
      'Ogni squillo vale un punto, ogni appuntamento fissato ne vale venti, ogni appuntamento concluso ne vale cinquanta. '.repeat(
        6,
      ),
  },
};
