import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { pressable } from '../theme/interaction.css.ts';
import * as styles from './button.css.ts';

export type ButtonProps = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'isDisabled'
  | 'type'
  | 'form'
  | 'autoFocus'
  | 'id'
  | 'slot'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
> & {
  children: ReactNode;
  /** primary: the one action that matters on a screen. bright: a search's own button. danger: what cannot be undone. */
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  width?: keyof typeof styles.width;
  /** The action is under way: the button keeps its place and its focus, and cannot be pressed again. */
  isPending?: boolean;
};

/** Something happens here when it is pressed. To go somewhere, use a Link. */
export const Button = ({
  tone = 'neutral',
  size = 'md',
  width = 'content',
  isPending = false,
  children,
  ...rest
}: ButtonProps) => (
  <AriaButton
    {...rest}
    isPending={isPending}
    className={`${pressable} ${styles.base} ${styles.tone[tone]} ${styles.size[size]} ${styles.width[width]}`}
  >
    <span className={isPending ? `${styles.label} ${styles.waitingLabel}` : styles.label}>{children}</span>
    {isPending && <span className={styles.wait} aria-hidden="true" />}
  </AriaButton>
);
