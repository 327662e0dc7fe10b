import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const block = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs } as const;

export const section = rule({ ...block, '@media': { print: { breakInside: 'avoid' } } });
export const onScreenSection = rule({ ...block, '@media': { print: { display: 'none' } } });
export const list = rule({
  display: 'grid',
  '@media': {
    print: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.space.md,
      vars: { [vars.size.md]: vars.size.xs, [vars.size.sm]: vars.size.xs },
    },
  },
});
export const item = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
  overflowWrap: 'break-word',
  '@media': { print: { gap: 0, alignContent: 'start', paddingBlock: vars.space.xxxs } },
});
export const buttons = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});
