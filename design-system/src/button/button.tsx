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
  /** primary: the main action of a screen. bright: the button of a search. danger: an action that cannot be undone. */
  tone?: 'primary' | 'bright' | 'neutral' | 'quiet' | 'danger';
  size?: 'sm' | 'md';
  width?: 'content' | 'full';
  /** The action is running: the button keeps its size and focus, and cannot be pressed. */
  isPending?: boolean;
};

/** Starts an action. For navigation, use a Link. */
export const Button = ({
  tone = 'neutral',
  size = 'md',
  width = 'content',
  isPending = false,
  children,
  ...rest
}: ButtonProps) => (
  <>
    {/* While it waits, react-aria makes it no submit button, and Enter in the form's only field would submit again. */}
    {rest.type === 'submit' && isPending && (
      <button type="submit" {...(rest.form !== undefined && { form: rest.form })} disabled hidden />
    )}
    <AriaButton
      {...rest}
      isPending={isPending}
      className={`${pressable} ${styles.base} ${styles.tone[tone]} ${styles.size[size]} ${styles.width[width]}`}
    >
      <span className={isPending ? `${styles.label} ${styles.waitingLabel}` : styles.label}>{children}</span>
      {isPending && <span className={styles.wait} aria-hidden="true" />}
    </AriaButton>
  </>
);
