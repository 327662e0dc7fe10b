import { defaultProgramme } from '@vetta/contract/default-plan';
import type { Programme } from '@vetta/contract/screen-plan';
import { Button } from '@vetta/design-system/button';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { changeThenFocus } from './change-then-focus.ts';
import { moved, replaced, without, withPlaces } from './lines.ts';
import { PlanSection } from './plan-section.tsx';
import { ProgrammeFields } from './programme-fields.tsx';
import { newHours } from './words.ts';

interface ProgrammeListProps {
  readonly programmes: readonly Programme[];
  readonly onChange: (programmes: Programme[]) => void;
}

/** Which scenes are shown, and when: the first programme whose hours hold. */
export function ProgrammeList({ programmes, onChange }: ProgrammeListProps) {
  const add = useId();
  return (
    <PlanSection
      title="Scene"
      note="Vale il primo programma il cui orario è adesso; se non ce n’è uno, tutte le scene."
    >
      {withPlaces(programmes).map(({ place, item }) => (
        <ProgrammeFields
          key={place}
          place={place}
          count={programmes.length}
          programme={item}
          onChange={(next) => onChange(replaced(programmes, place, next))}
          onMove={(by) => onChange(moved(programmes, place, by))}
          onRemove={() => changeThenFocus(() => onChange(without(programmes, place)), add)}
        />
      ))}
      <div>
        <Button
          id={add}
          size="sm"
          // Before those that always hold, or it would never be shown.
          onPress={() => onChange([{ ...defaultProgramme, hours: newHours }, ...programmes])}
        >
          <Plus size={16} aria-hidden="true" />
          Aggiungi un programma
        </Button>
      </div>
    </PlanSection>
  );
}
