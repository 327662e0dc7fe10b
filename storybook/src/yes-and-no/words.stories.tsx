import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@vetta/design-system/heading';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Testo/Sì e no' } satisfies Meta;
export default meta;

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="Il livello dice la struttura, la misura l’aspetto"
        yes={
          <Stack gap="xs">
            <Heading level={3} size="section">
              Premi del mese
            </Heading>
            <Text>Ai primi tre, dopo la chiusura.</Text>
          </Stack>
        }
        no={
          <Stack gap="xs">
            <Text size="lg" weight="strong">
              Premi del mese
            </Text>
            <Text>Ai primi tre, dopo la chiusura.</Text>
          </Stack>
        }
      />
      <Pair
        rule="Il colore accompagna le parole, non le sostituisce"
        yes={<Text tone="danger">In ritardo: doveva chiudersi alle 23:59.</Text>}
        no={<Text tone="danger">23:59</Text>}
      />
      <Pair
        rule="Frasi brevi, senza maiuscole per gridare"
        yes={<Text>La lotteria si estrae domenica.</Text>}
        no={<Text weight="strong">ATTENZIONE!!! LA LOTTERIA VERRÀ ESTRATTA NELLA GIORNATA DI DOMENICA</Text>}
      />
    </Pairs>
  ),
};
