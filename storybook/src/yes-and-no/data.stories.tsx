import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetta/design-system/badge';
import { Inline } from '@vetta/design-system/inline';
import { Numeral } from '@vetta/design-system/numeral';
import { Table } from '@vetta/design-system/table';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Dati e podio/Sì e no' } satisfies Meta;
export default meta;

const rows = [
  { name: 'Anna', points: 1_234 },
  { name: 'Bruno', points: 980 },
];
const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="I numeri si confrontano in colonna"
        yes={
          <Table
            label="Punti, allineati"
            columns={[
              { label: 'Nome', kind: 'name', cell: ({ name }) => name },
              { label: 'Punti', kind: 'figure', cell: ({ points }) => italian.format(points) },
            ]}
            rows={rows}
            keyOf={({ name }) => name}
          />
        }
        no={
          <Table
            label="Punti, come testo"
            columns={[
              { label: 'Nome', kind: 'name', cell: ({ name }) => name },
              { label: 'Punti', kind: 'text', cell: ({ points }) => `${points}.00` },
            ]}
            rows={rows}
            keyOf={({ name }) => name}
          />
        }
      />
      <Pair
        rule="Un Badge è uno stato, in una o due parole"
        yes={
          <Inline>
            <Badge tone="success">In gara</Badge>
            <Badge tone="danger">Squalificato</Badge>
          </Inline>
        }
        no={
          <Inline>
            <Badge tone="danger">Questo partecipante è stato squalificato ieri</Badge>
          </Inline>
        }
      />
      <Pair
        rule="Un numero solo in grande"
        yes={<Numeral value={1_234} unit="punti" size="lg" />}
        no={
          <Inline>
            <Numeral value={1_234} unit="punti" size="lg" />
            <Numeral value={42} unit="chiamate" size="lg" />
            <Numeral value={7} unit="incontri" size="lg" />
          </Inline>
        }
      />
    </Pairs>
  ),
};
