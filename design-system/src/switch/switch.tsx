import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import * as styles from './switch.css.ts';

export type SwitchProps = Pick<
  AriaSwitchProps,
  'isSelected' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'aria-label'
> & {
  /** The state in a word: «Attivo». */
  children: ReactNode;
};

/** Switches something on or off at once. In a form that is saved later use a Checkbox. */
export const Switch = ({ children, ...rest }: SwitchProps) => (
  <AriaSwitch {...rest} className={styles.root}>
    <span className={styles.track} aria-hidden="true">
      <span className={styles.thumb} />
    </span>
    {children}
  </AriaSwitch>
);
