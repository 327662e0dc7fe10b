import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Disclosure } from '@vetta/design-system/disclosure';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Disposizione/Sì e no' } satisfies Meta;
export default meta;

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="Una scheda è una cosa; dentro ci sono righe, non schede"
        yes={
          <Card tone="raised" padding="md">
            <Stack gap="xs">
              <Text weight="strong">Anna</Text>
              <Text tone="muted">Setter, in gara dal 3 novembre</Text>
            </Stack>
          </Card>
        }
        no={
          <Card tone="raised" padding="md">
            <Card padding="md">
              <Card tone="raised" padding="md">
                <Text weight="strong">Anna</Text>
              </Card>
            </Card>
          </Card>
        }
      />
      <Pair
        rule="Ciò che serve sempre non si nasconde"
        yes={<Text>La chiusura è stasera alle 23:59.</Text>}
        no={
          <Disclosure title="Quando si chiude?">
            <Text>Stasera alle 23:59.</Text>
          </Disclosure>
        }
      />
      <Pair
        rule="Le azioni stanno vicine a ciò che toccano"
        yes={
          <Inline justify="start">
            <Text as="span">Weekend a Roma</Text>
            <Button size="sm">Modifica premio</Button>
          </Inline>
        }
        no={
          <Stack gap="xl">
            <Text>Weekend a Roma</Text>
            <Inline justify="end">
              <Button size="sm">Modifica premio</Button>
            </Inline>
          </Stack>
        }
      />
    </Pairs>
  ),
};
