import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from './loading.tsx';

const meta = { title: 'Pagine/Caricamento', component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Route: Story = {};
