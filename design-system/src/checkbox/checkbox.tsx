import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import * as styles from './checkbox.css.ts';

export type CheckboxProps = Pick<
  AriaCheckboxProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'onBlur'
  | 'name'
  | 'value'
  | 'isDisabled'
  | 'autoFocus'
  | 'aria-label'
> & {
  children: ReactNode;
  /** A second, muted line. */
  description?: ReactNode;
};

/** A checkbox with a label. */
export const Checkbox = ({ children, description, ...rest }: CheckboxProps) => (
  <AriaCheckbox {...rest} className={styles.root}>
    <span className={styles.mark}>
      <Check size={16} strokeWidth={3.5} aria-hidden="true" className={styles.tick} />
    </span>
    <span className={styles.words}>
      {children}
      {description !== undefined && <span className={styles.help}>{description}</span>}
    </span>
  </AriaCheckbox>
);
