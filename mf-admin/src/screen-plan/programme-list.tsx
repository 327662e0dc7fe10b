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
  const list = useId();
  const moveId = (place: number, by: -1 | 1) => `${list}-${place}-${by < 0 ? 'up' : 'down'}`;
  const move = (place: number, by: -1 | 1) => {
    const to = place + by;
    const isAtEnd = by < 0 ? to === 0 : to === programmes.length - 1;
    // The programme that moved keeps the focus: another press moves it on, and at an end back.
    changeThenFocus(
      () => onChange(moved(programmes, place, by)),
      moveId(to, isAtEnd ? (by < 0 ? 1 : -1) : by),
    );
  };
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
          moveId={moveId}
          onMove={(by) => move(place, by)}
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
