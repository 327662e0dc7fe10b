import { SCENE_SECONDS } from '@vetta/contract/plan-limits';
import type { Programme } from '@vetta/contract/screen-plan';
import { Checkbox } from '@vetta/design-system/checkbox';
import { Heading } from '@vetta/design-system/heading';
import { IconButton } from '@vetta/design-system/icon-button';
import { Inline } from '@vetta/design-system/inline';
import { NumberField } from '@vetta/design-system/number-field';
import { Text } from '@vetta/design-system/text';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { HoursFields } from './hours-fields.tsx';
import * as styles from './plan.css.ts';
import { SceneChoice } from './scene-choice.tsx';
import { newHours, programmeName } from './words.ts';

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
export function ProgrammeFields({
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
