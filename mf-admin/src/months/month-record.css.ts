import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

/** On paper alone: the month's page has it elsewhere on the screen. */
export const record = rule({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gap: vars.space.xxxs,
      marginBlockStart: vars.space.sm,
      breakInside: 'avoid',
      fontSize: vars.size.xs,
    },
  },
});
export const signatures = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xl,
  paddingBlockStart: vars.space.lg,
});
export const signature = rule({ borderBlockStart: `1px solid ${vars.line.control}` });
