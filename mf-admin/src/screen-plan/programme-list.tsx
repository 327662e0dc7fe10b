import { defaultProgramme } from '@vetta/contract/default-plan';
import { SCENE_SECONDS } from '@vetta/contract/plan-limits';
import type { Programme } from '@vetta/contract/screen-plan';
import { Button } from '@vetta/design-system/button';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Inline } from '@vetta/design-system/inline';
import { NumberField } from '@vetta/design-system/number-field';
import { Text } from '@vetta/design-system/text';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { TitledCard } from '../kit/titled-card.tsx';
import { changeThenFocus } from './change-then-focus.ts';
import { HoursFields } from './hours-fields.tsx';
import { moved, replaced, without, withPlaces } from './lines.ts';
import * as styles from './plan.css.ts';
import { SceneChoice } from './scene-choice.tsx';
import { newHours, programmeName } from './words.ts';

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
    <TitledCard
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
    </TitledCard>
  );
}

interface ProgrammeFieldsProps {
  readonly place: number;
  readonly count: number;
  readonly programme: Programme;
  readonly onChange: (programme: Programme) => void;
  /** Returns the id of the button that moves the programme at a place. */
  readonly moveId: (place: number, by: -1 | 1) => string;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One programme: when it holds, its scenes and how long each stays. */
function ProgrammeFields({
  place,
  count,
  programme,
  onChange,
  moveId,
  onMove,
  onRemove,
}: ProgrammeFieldsProps) {
  const id = useId();
  const name = programmeName(place);
  const { hours, scenes, seconds } = programme;
  return (
    <section aria-labelledby={id} className={styles.programme}>
      <Inline gap="xs" justify="between" wrap="no">
        <Heading level={4} id={id}>
          {name}
        </Heading>
        <div className={styles.tools}>
          {place > 0 && (
            <IconButton id={moveId(place, -1)} label={`Sposta prima ${name}`} onPress={() => onMove(-1)}>
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
          )}
          {place < count - 1 && (
            <IconButton id={moveId(place, 1)} label={`Sposta dopo ${name}`} onPress={() => onMove(1)}>
              <ArrowDown size={18} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={`Togli ${name}`} tone="danger" onPress={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </Inline>
      <Checkbox
        isSelected={hours !== null}
        onChange={(isTimed) => onChange({ ...programme, hours: isTimed ? newHours : null })}
      >
        Solo in certi orari
      </Checkbox>
      {hours && <HoursFields hours={hours} onChange={(next) => onChange({ ...programme, hours: next })} />}
      {hours === null && place < count - 1 && (
        <Text size="sm" tone="accent">
          Vale sempre: i programmi dopo non si vedono mai.
        </Text>
      )}
      <div className={styles.number}>
        <NumberField
          label="Secondi per scena"
          minValue={SCENE_SECONDS.min}
          maxValue={SCENE_SECONDS.max}
          value={seconds}
          onChange={(seconds) => onChange({ ...programme, seconds })}
        />
      </div>
      <SceneChoice
        scenes={scenes}
        seconds={seconds}
        onChange={(next) => onChange({ ...programme, scenes: next })}
      />
    </section>
  );
}
