import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, finePrint, vars } from '@vetta/design-system/theme';

export const sheet = rule({
  ...asGrid('lg', 'minmax(0, 1fr)'),
  containerType: 'inline-size',
  '@media': { print: { containerType: 'normal', gap: vars.space.xs } },
});

export const columns = rule({
  ...asGrid('xl', 'minmax(0, 1fr)', 'start'),
  '@media': { print: { gap: vars.space.sm } },
  '@container': {
    // A window of 1280 pixels leaves the section 59.
    '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const onScreen = rule({ '@media': { print: { display: 'none' } } });

export const state = rule({ ...asInline('xs'), color: vars.text.muted });

export const list = rule({
  display: 'grid',
  '@media': {
    print: {
      breakInside: 'avoid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.space.md,
      vars: { [vars.size.md]: vars.size.xs, [vars.size.sm]: vars.size.xs },
    },
  },
});
export const item = rule({
  ...asGrid('xxs', 'minmax(0, 1fr)'),
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
  overflowWrap: 'break-word',
  '@media': { print: { gap: 0, alignContent: 'start', paddingBlock: vars.space.xxxs } },
});

export const lateEntry = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.xs,
  fontSize: vars.size.sm,
});

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
  ...asGrid('xl', 'repeat(2, minmax(0, 1fr))'),
  paddingBlockStart: vars.space.lg,
});
export const signature = rule({ borderBlockStart: `1px solid ${vars.line.control}` });

export const same = rule({ color: vars.text.muted });
export const cause = rule({ display: 'block', ...finePrint, fontWeight: 400 });
