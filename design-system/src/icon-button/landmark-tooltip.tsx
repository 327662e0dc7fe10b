import { useContext } from 'react';
import {
  Tooltip,
  TooltipContext,
  type TooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import { tooltip } from './icon-button.css.ts';

/** A tooltip within the landmark of its trigger: content outside every landmark is missed by those who move by landmarks. */
export const LandmarkTooltip = (props: Pick<TooltipProps, 'children' | 'placement' | 'offset'>) => {
  // Renders again when the tooltip opens; the trigger is on the page by then.
  useContext(TooltipTriggerStateContext);
  const context = useContext(TooltipContext);
  const trigger = context && 'triggerRef' in context ? context.triggerRef?.current : undefined;
  const landmark = trigger?.closest('main') ?? trigger?.closest('aside, header');
  return <Tooltip {...props} className={tooltip} {...(landmark && { UNSTABLE_portalContainer: landmark })} />;
};
