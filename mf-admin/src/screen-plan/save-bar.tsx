import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import * as styles from './plan.css.ts';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** Whether the plan is saved, and the buttons that save it or throw the changes away. */
export const SaveBar = ({ isChanged, isValid, isSaving, onReset }: SaveBarProps) => (
  <div className={styles.saveBar} data-bottom-bar>
    <span role="status" className={styles.saveState}>
      {!isChanged
        ? 'Tutto salvato'
        : isValid
          ? 'Da salvare'
          : 'Manca un orario o un giorno, o un numero è fuori dai limiti'}
    </span>
    <Inline gap="xs" align="stretch">
      <Button tone="quiet" isDisabled={!isChanged || isSaving} onPress={onReset}>
        Scarta
      </Button>
      <Button type="submit" tone="primary" isDisabled={!isChanged || !isValid} isPending={isSaving}>
        Salva
      </Button>
    </Inline>
  </div>
);
