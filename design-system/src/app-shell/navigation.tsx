import type { MouseEvent, ReactNode } from 'react';
import { Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { LandmarkTooltip } from '../icon-button/landmark-tooltip.tsx';
import { tooltipDelay } from '../icon-button/tooltip-delay.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './app-shell.css.ts';

export type NavigationItem = {
  href: string;
  label: string;
  /** An icon of 20 px. */
  icon: ReactNode;
  isCurrent?: boolean;
};

export type NavigationProps = {
  label: string;
  items: readonly NavigationItem[];
  /** Shows only the icons, with the labels as tooltips. */
  isNarrow: boolean;
  onNavigate: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A list of links. */
export const Navigation = ({ label, items, isNarrow, onNavigate }: NavigationProps) => (
  <nav aria-label={label} className={styles.items}>
    {items.map((item) => (
      <TooltipTrigger
        key={item.href}
        delay={tooltipDelay.open}
        closeDelay={tooltipDelay.close}
        isDisabled={!isNarrow}
      >
        <Focusable>
          <a
            href={item.href}
            className={styles.item}
            aria-current={item.isCurrent ? 'page' : undefined}
            onClick={(event) => onNavigate(item.href, event)}
          >
            <span className={styles.icon} aria-hidden="true">
              {item.icon}
            </span>
            {isNarrow ? <VisuallyHidden>{item.label}</VisuallyHidden> : item.label}
          </a>
        </Focusable>
        <LandmarkTooltip placement="right" offset={8}>
          {item.label}
        </LandmarkTooltip>
      </TooltipTrigger>
    ))}
  </nav>
);
