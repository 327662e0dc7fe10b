import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Design system/Azioni/Link',
  component: Link,
  args: { href: '#regole', children: 'Regole' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  render: (args) => (
    <Text>
      Il regolamento completo è nella pagina <Link {...args} />, con tutti i bonus.
    </Text>
  ),
};
export const Navigation: Story = { args: { tone: 'navigation', children: 'Premi' } };
