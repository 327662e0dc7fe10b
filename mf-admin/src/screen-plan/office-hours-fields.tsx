import type { Hours } from '@vetta/contract/screen-plan';
import { Button } from '@vetta/design-system/button';
import { IconButton } from '@vetta/design-system/icon-button';
import { Text } from '@vetta/design-system/text';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { TitledCard } from '../kit/titled-card.tsx';
import { changeThenFocus } from './change-then-focus.ts';
import { HoursFields } from './hours-fields.tsx';
import { replaced, without, withPlaces } from './lines.ts';
import * as styles from './plan.css.ts';
import { newHours } from './words.ts';

interface OfficeHoursFieldsProps {
  readonly hours: readonly Hours[];
  readonly onChange: (hours: Hours[]) => void;
}

/** When the screen is on. */
export function OfficeHoursFields({ hours, onChange }: OfficeHoursFieldsProps) {
  const add = useId();
  return (
    <TitledCard
      title="Acceso"
      note={
        hours.length === 0
          ? 'Sempre, giorno e notte. Con un orario d’ufficio, fuori da quello lo schermo è al buio.'
          : 'Fuori da questi orari lo schermo è al buio.'
      }
    >
      {withPlaces(hours).map(({ place, item }) => (
        <div key={place} className={styles.line}>
          <HoursFields hours={item} onChange={(next) => onChange(replaced(hours, place, next))}>
            <IconButton
              label={`Togli l’orario ${place + 1}`}
              tone="danger"
              onPress={() => changeThenFocus(() => onChange(without(hours, place)), add)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </HoursFields>
          {item.to !== '' && item.from !== '' && item.to <= item.from && item.to !== '00:00' && (
            <Text size="sm" tone="muted">
              Finisce il giorno dopo.
            </Text>
          )}
        </div>
      ))}
      <div>
        <Button size="sm" id={add} onPress={() => onChange([...hours, newHours])}>
          <Plus size={16} aria-hidden="true" />
          Aggiungi un orario
        </Button>
      </div>
    </TitledCard>
  );
}
