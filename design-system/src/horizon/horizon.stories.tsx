import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glow, Heading } from '../heading/heading.tsx';
import { Page } from '../page/page.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Horizon } from './horizon.tsx';

const meta = {
  title: 'Design system/Immagini/Horizon',
  component: Horizon,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Horizon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Behind a hero: text stands on the dark sky, not on the bright horizon. */
export const Hero: Story = {
  render: () => (
    <div style={{ position: 'relative', isolation: 'isolate', minHeight: '38rem', paddingTop: '5rem' }}>
      <Page>
        <Stack gap="sm">
          <Text tone="accent" size="sm" weight="medium">
            Novembre 2026 · giorno 21 di 30
          </Text>
          <Heading level={1} size="hero">
            Chi arriva
            <br />
            <Glow>in vetta?</Glow>
          </Heading>
        </Stack>
      </Page>
      <Horizon />
    </div>
  ),
};
