import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetta/design-system/button';
import { IconButton } from '@vetta/design-system/icon-button';
import { Inline } from '@vetta/design-system/inline';
import { Link } from '@vetta/design-system/link';
import { Text } from '@vetta/design-system/text';
import { Pencil } from 'lucide-react';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Azioni/Sì e no' } satisfies Meta;
export default meta;

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="Una luce sola: una azione primary"
        yes={
          <Inline>
            <Button tone="primary">Salva premio</Button>
            <Button tone="quiet">Annulla</Button>
          </Inline>
        }
        no={
          <Inline>
            <Button tone="primary">Salva premio</Button>
            <Button tone="primary">Annulla</Button>
          </Inline>
        }
      />
      <Pair
        rule="Il verbo e la cosa"
        yes={
          <Inline>
            <Button tone="danger">Elimina premio</Button>
          </Inline>
        }
        no={
          <Inline>
            <Button tone="danger">OK</Button>
          </Inline>
        }
      />
      <Pair
        rule="Per andare altrove c’è Link"
        yes={
          <Text>
            I punti sono spiegati nelle <Link href="#regole">regole</Link>.
          </Text>
        }
        no={
          <Inline>
            <Text as="span">I punti sono spiegati nelle regole.</Text>
            <Button size="sm">Clicca qui</Button>
          </Inline>
        }
      />
      <Pair
        rule="L’icona sola dice che cosa tocca"
        yes={
          <Inline>
            <IconButton label="Modifica il premio Weekend a Roma">
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <Text as="span" size="sm" tone="muted">
              si sente «Modifica il premio Weekend a Roma»
            </Text>
          </Inline>
        }
        no={
          <Inline>
            <IconButton label="Modifica">
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <Text as="span" size="sm" tone="muted">
              si sente «Modifica», per ogni riga lo stesso
            </Text>
          </Inline>
        }
      />
    </Pairs>
  ),
};
