import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '../../testing/play.ts';
import SettingsPage from './settings-page.tsx';

const meta = {
  title: 'Amministrazione/Impostazioni',
  component: SettingsPage,
} satisfies Meta<typeof SettingsPage>;
export default meta;

export const Placeholder: StoryObj<typeof meta> = {
  play: shows('Impostazioni', 'Configurazioni generali del sistema', 'Sezione in sviluppo...'),
};
