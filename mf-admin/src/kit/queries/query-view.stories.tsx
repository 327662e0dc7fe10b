import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { expect, fn, screen } from 'storybook/test';
import { press } from '../../../testing/play.ts';
import { joined } from './joined.ts';
import { type Query, QueryView } from './query-view.tsx';

const refetch = fn();
const query = (state: Partial<Query<readonly string[]>>): Query<readonly string[]> => ({
  data: undefined,
  isError: false,
  isFetching: false,
  refetch,
  ...state,
});

const meta = {
  title: 'Amministrazione/Dati',
  component: QueryView<readonly string[]>,
  args: {
    query: query({}),
    skeleton: <Skeleton />,
    loading: 'Caricamento dei nomi…',
    failed: 'I nomi non sono arrivati',
    empty: <Text>Nessun nome</Text>,
    children: (names) => <Text>{names.join(', ')}</Text>,
  },
  beforeEach: () => {
    refetch.mockClear();
  },
} satisfies Meta<typeof QueryView<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: () => expect(screen.getByRole('status')).toHaveTextContent('Caricamento dei nomi…'),
};

export const Failed: Story = {
  args: { query: query({ isError: true }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('I nomi non sono arrivati');
    await expect(screen.queryByRole('status')).toBeNull();
    await press('Riprova');
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

/** A refresh has failed: the data stay, and the page says that they may be old. */
export const RefreshFailed: Story = {
  args: { query: query({ data: ['Ada', 'Ugo'], isError: true }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('I nomi non sono arrivati');
    await expect(screen.getByText('Ada, Ugo')).toBeVisible();
  },
};

export const FailedLine: Story = {
  args: { query: query({ isError: true }), failure: 'line' },
  play: () => expect(screen.getByRole('alert')).toHaveTextContent('I nomi non sono arrivati'),
};

/** One part among many is silent as long as it has something to show. */
export const LineOfFailedRefresh: Story = {
  args: { query: query({ data: ['Ada'], isError: true }), failure: 'line' },
  play: async () => {
    await expect(screen.getByText('Ada')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Empty: Story = {
  args: { query: query({ data: [] }) },
  play: () => expect(screen.getByText('Nessun nome')).toBeVisible(),
};

const other = fn();

/** Of two queries that are shown together, a retry fetches the one that failed. */
export const OneOfTwoFailed: Story = {
  args: {
    query: { ...joined(query({ data: ['Ada'], refetch: other }), query({ isError: true })), data: undefined },
  },
  play: async () => {
    await press('Riprova');
    await expect(refetch).toHaveBeenCalledOnce();
    await expect(other).not.toHaveBeenCalled();
  },
};
