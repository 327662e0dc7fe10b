import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingMedia } from './missing-media.tsx';

const meta = {
  title: 'Design system/Immagini/MissingMedia',
  component: MissingMedia,
  args: { children: 'Immagine non disponibile' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: '20rem', maxWidth: '100%', aspectRatio: '16 / 9' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MissingMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
