import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetta/design-system/button';
import { EmptyState } from '@vetta/design-system/empty-state';
import { Notice } from '@vetta/design-system/notice';
import { Text } from '@vetta/design-system/text';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Messaggi e conferme/Sì e no' } satisfies Meta;
export default meta;

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="Che cosa è successo, e che cosa fare"
        yes={
          <Notice
            tone="error"
            title="La classifica non è arrivata"
            action={<Button size="sm">Riprova</Button>}
          >
            Si vede quella delle 18:42. Controlla la rete.
          </Notice>
        }
        no={
          <Notice tone="error" title="Errore 503">
            Service unavailable
          </Notice>
        }
      />
      <Pair
        rule="Il vuoto ha un primo passo"
        yes={
          <EmptyState title="Nessun premio" action={<Button>Aggiungi premio</Button>}>
            Il primo appare subito sulla pagina pubblica.
          </EmptyState>
        }
        no={<Text tone="muted">Nessun dato.</Text>}
      />
      <Pair
        rule="Il tono segue la gravità"
        yes={<Notice tone="info" title="Il mese si chiude domani alle 23:59" />}
        no={<Notice tone="error" title="Il mese si chiude domani alle 23:59" />}
      />
      <Pair
        rule="La conferma ripete la cosa, e dice se si torna indietro"
        yes={
          <Notice
            tone="warning"
            title="Eliminare il premio «Weekend a Roma»?"
            action={
              <Button size="sm" tone="danger">
                Elimina premio
              </Button>
            }
          >
            Non si può annullare.
          </Notice>
        }
        no={
          <Notice
            tone="warning"
            title="Sei sicuro?"
            action={
              <Button size="sm" tone="danger">
                Sì
              </Button>
            }
          />
        }
      />
    </Pairs>
  ),
};
