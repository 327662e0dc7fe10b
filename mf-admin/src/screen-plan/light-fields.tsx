import { MIN_LIGHT } from '@vetta/contract/plan-limits';
import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { IconButton } from '@vetta/design-system/icon-button';
import { NumberField } from '@vetta/design-system/number-field';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { TitledCard } from '../kit/titled-card.tsx';
import { changeThenFocus } from './change-then-focus.ts';
import { HoursFields } from './hours-fields.tsx';
import { replaced, without, withPlaces } from './lines.ts';
import * as styles from './plan.css.ts';
import { newHours } from './words.ts';

type Light = Pick<ScreenPlan, 'dims' | 'drift'>;

interface LightFieldsProps extends Light {
  readonly onChange: (light: Light) => void;
}

/** How bright the picture is at some hours, and whether it moves. */
export function LightFields({ dims, drift, onChange }: LightFieldsProps) {
  const add = useId();
  return (
    <TitledCard title="Luce" note="Piena, se non c’è un orario con meno luce.">
      {withPlaces(dims).map(({ place, item }) => (
        <div key={place} className={styles.line}>
          <HoursFields
            hours={item.hours}
            onChange={(hours) => onChange({ drift, dims: replaced(dims, place, { ...item, hours }) })}
          >
            <div className={styles.number}>
              <NumberField
                label="Luce, in %"
                minValue={MIN_LIGHT * 100}
                maxValue={100}
                value={Math.round(item.light * 100)}
                onChange={(percent) =>
                  onChange({ drift, dims: replaced(dims, place, { ...item, light: percent / 100 }) })
                }
              />
            </div>
            <IconButton
              label={`Togli la luce ${place + 1}`}
              tone="danger"
              onPress={() => changeThenFocus(() => onChange({ drift, dims: without(dims, place) }), add)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </HoursFields>
        </div>
      ))}
      <div>
        <Button
          id={add}
          size="sm"
          onPress={() =>
            onChange({ drift, dims: [...dims, { hours: { ...newHours, from: '18:00' }, light: 0.6 }] })
          }
        >
          <Plus size={16} aria-hidden="true" />
          Aggiungi meno luce
        </Button>
      </div>
      <Checkbox
        isSelected={drift}
        onChange={(next) => onChange({ dims, drift: next })}
        description="Ogni minuto di qualche pixel: così sul pannello non resta un’ombra."
      >
        Sposta l’immagine
      </Checkbox>
    </TitledCard>
  );
}
