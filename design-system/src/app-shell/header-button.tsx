import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { pressable } from '../theme/interaction.css.ts';
import * as styles from './header-button.css.ts';

export type HeaderButtonProps = Pick<ButtonProps, 'onPress'> & {
  /** An icon of 18 px. */
  icon: ReactNode;
  label: string;
  /** Its accessible name if the label alone does not say what it does; it begins with the label and the shortcut. */
  description?: string;
  /** A key that does the same: «Ctrl K». */
  shortcut?: string;
  /** The narrowest screen on which the label is shown; below it there is only the icon. */
  labelFrom?: keyof typeof styles.labelFrom;
};

/** A button in the header of the AppShell. */
export const HeaderButton = ({
  icon,
  label,
  description = label,
  shortcut,
  labelFrom = 'tablet',
  ...rest
}: HeaderButtonProps) => (
  <Button {...rest} aria-label={description} className={`${pressable} ${styles.button}`}>
    <span aria-hidden="true" className={styles.icon}>
      {icon}
    </span>
    <span className={`${styles.label} ${styles.labelFrom[labelFrom]}`}>{label}</span>{' '}
    {shortcut !== undefined && (
      <span aria-hidden="true" className={`${styles.shortcut} ${styles.labelFrom[labelFrom]}`}>
        {shortcut}
      </span>
    )}
  </Button>
);
