import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import SettingsPage from './settings-page.tsx';

const meta = {
  title: 'Amministrazione/Impostazioni',
  component: SettingsPage,
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholder: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Impostazioni' })).toBeVisible();
    await screen.findByText('Configurazioni generali del sistema');
    await screen.findByText('Sezione in sviluppo...');
  },
};
