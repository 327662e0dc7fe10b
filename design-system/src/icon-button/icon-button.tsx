import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { pressable } from '../theme/interaction.css.ts';
import * as styles from './icon-button.css.ts';
import { LandmarkTooltip } from './landmark-tooltip.tsx';
import { tooltipDelay } from './tooltip-delay.ts';

export type IconButtonProps = Pick<
  ButtonProps,
  'onPress' | 'isDisabled' | 'isPending' | 'type' | 'id' | 'aria-expanded' | 'aria-controls'
> & {
  /** What it does: its accessible name and its tooltip. */
  label: string;
  /** An icon of 20 px, hidden from screen readers. */
  children: ReactNode;
  tone?: 'quiet' | 'danger';
};

/** A button with an icon and no visible label. */
export const IconButton = ({ label, children, tone = 'quiet', ...rest }: IconButtonProps) => (
  <TooltipTrigger delay={tooltipDelay.open} closeDelay={tooltipDelay.close}>
    <Button {...rest} aria-label={label} className={`${pressable} ${styles.base} ${styles.tone[tone]}`}>
      {children}
    </Button>
    <LandmarkTooltip offset={6}>{label}</LandmarkTooltip>
  </TooltipTrigger>
);
