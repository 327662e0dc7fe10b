import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const appear = keyframes({ from: { opacity: 0 } });

/** The distance between two rows of a column. */
export const rowGap: string = vars.space.xs;

export const rows = rule({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: `${rowGap} ${vars.space.sm}`,
  animation: `${appear} ${vars.motion.normal} ease-out`,
});

export const columns = rules({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
