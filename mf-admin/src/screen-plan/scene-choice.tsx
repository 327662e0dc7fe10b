import { SCENE_SECONDS } from '@vetta/contract/plan-limits';
import type { Programme } from '@vetta/contract/screen-plan';
import { IconButton } from '@vetta/design-system/icon-button';
import { NumberField } from '@vetta/design-system/number-field';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Select } from '@vetta/design-system/select';
import { Text } from '@vetta/design-system/text';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId } from 'react';
import { changeThenFocus } from './change-then-focus.ts';
import { moved, replaced, without, withPlaces } from './lines.ts';
import * as styles from './plan.css.ts';
import { useScenes } from './use-scenes.ts';

type Scenes = Programme['scenes'];

interface SceneChoiceProps {
  /** Null: every scene. */
  readonly scenes: Scenes;
  /** For the scenes without seconds of their own. */
  readonly seconds: number;
  readonly onChange: (scenes: Scenes) => void;
}

/** Every scene of every plugin, or some in an order, each with its seconds. */
export function SceneChoice({ scenes, seconds, onChange }: SceneChoiceProps) {
  const id = useId();
  const known = useScenes();
  const titleOf = (name: string) => known.find((scene) => scene.name === name)?.title ?? name;
  const others = known.filter(({ name }) => !scenes?.some((chosen) => chosen.name === name));
  return (
    <>
      <RadioGroup
        label="Quali scene"
        options={[
          { id: 'all', label: 'Tutte, anche quelle dei plugin che verranno' },
          { id: 'some', label: 'Queste, in quest’ordine' },
        ]}
        value={scenes === null ? 'all' : 'some'}
        onChange={(choice) => onChange(choice === 'all' ? null : known.map(({ name }) => ({ name })))}
      />
      {scenes && (
        <ol id={id} tabIndex={-1} className={styles.scenes}>
          {withPlaces(scenes).map(({ place, item }) => {
            const { name, seconds: own = seconds } = item;
            const title = titleOf(name);
            return (
              <li key={name} className={styles.scene}>
                <span className={styles.sceneName}>{title}</span>
                <div className={styles.number}>
                  <NumberField
                    label={
                      <>
                        Secondi<VisuallyHidden> di {title}</VisuallyHidden>
                      </>
                    }
                    minValue={SCENE_SECONDS.min}
                    maxValue={SCENE_SECONDS.max}
                    value={own}
                    whenEmptied={seconds}
                    // The same as the programme's is none of its own.
                    onChange={(next) =>
                      onChange(replaced(scenes, place, next === seconds ? { name } : { name, seconds: next }))
                    }
                  />
                </div>
                <div className={styles.tools}>
                  <IconButton
                    label={`Sposta prima ${title}`}
                    onPress={() => onChange(moved(scenes, place, -1))}
                  >
                    <ArrowUp size={18} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Sposta dopo ${title}`}
                    onPress={() => onChange(moved(scenes, place, 1))}
                  >
                    <ArrowDown size={18} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Togli ${title}`}
                    onPress={() => changeThenFocus(() => onChange(without(scenes, place)), id)}
                  >
                    <X size={18} aria-hidden="true" />
                  </IconButton>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {scenes?.length === 0 && (
        <Text size="sm" tone="accent">
          Senza scene lo schermo mostra solo la classifica semplice.
        </Text>
      )}
      {scenes && others.length > 0 && (
        <div className={styles.adding}>
          <Select
            label="Aggiungi una scena"
            options={others.map(({ name, title }) => ({ id: name, label: title }))}
            value={null}
            onChange={(name) => onChange([...scenes, { name }])}
          />
        </div>
      )}
    </>
  );
}
