import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '@vetta/design-system/checkbox';
import { NumberField } from '@vetta/design-system/number-field';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Select } from '@vetta/design-system/select';
import { Switch } from '@vetta/design-system/switch';
import { TextField } from '@vetta/design-system/text-field';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Campi/Sì e no' } satisfies Meta;
export default meta;

const roles = [
  { id: 'setter', label: 'Setter' },
  { id: 'trainer', label: 'Trainer' },
];
const still = () => {};

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="L’errore dice che cosa fare"
        yes={<TextField label="Nome" defaultValue="" errorMessage="Scrivi il nome del partecipante." />}
        no={<TextField label="Nome" defaultValue="" errorMessage="Valore non valido." />}
      />
      <Pair
        rule="L’aiuto resta in vista, non sparisce scrivendo"
        yes={<TextField label="Link" description="Per esempio https://vetta.example.com/premi" />}
        no={<TextField label="Link" placeholder="Per esempio https://vetta.example.com/premi" />}
      />
      <Pair
        rule="Due scelte stanno tutte in vista"
        yes={<RadioGroup label="Ruolo" options={roles} value="setter" onChange={still} />}
        no={<Select label="Ruolo" options={roles} value="setter" onChange={still} />}
      />
      <Pair
        rule="Switch vale subito, Checkbox quando si salva"
        yes={
          <Switch isSelected onChange={still}>
            Mostra la lotteria sulla pagina
          </Switch>
        }
        no={<Checkbox defaultSelected>Mostra la lotteria sulla pagina, senza Salva</Checkbox>}
      />
      <Pair
        rule="Un numero ha il suo campo"
        yes={<NumberField label="Chiamate" value={42} onChange={still} />}
        no={<TextField label="Chiamate" defaultValue="42 chiamate" />}
      />
    </Pairs>
  ),
};
