import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@vetta/design-system/logo';
import { MissingMedia } from '@vetta/design-system/missing-media';
import { Text } from '@vetta/design-system/text';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Immagini/Sì e no' } satisfies Meta;
export default meta;

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="Ciò che manca ha un posto e una frase"
        yes={<MissingMedia>Il film non è ancora stato caricato</MissingMedia>}
        no={<img src="data:image/png;base64," alt="premio" width={120} height={80} />}
      />
      <Pair
        rule="Il marchio non cambia parole"
        yes={<Logo />}
        no={
          <Text size="lg" weight="strong">
            VETTA 2026!
          </Text>
        }
      />
    </Pairs>
  ),
};
