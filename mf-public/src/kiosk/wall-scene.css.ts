import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, asRow, quietWords, vars } from '@vetta/design-system/theme';

export const scene = rule({ height: '100%', ...asGrid('sm'), gridTemplateRows: 'auto minmax(0, 1fr) auto' });

/** Extends beyond the frame to the edges of the screen. */
export const horizon = rule({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  height: '46vh',
  opacity: 0.55,
});

export const headerBase = rule({ ...asGrid('md'), alignItems: 'center', textAlign: 'center' });

/** Landscape centres the title; portrait gives it all the free width. */
export const header = rules({
  portrait: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  landscape: { gridTemplateColumns: '1fr auto 1fr' },
});

export const note = rule({ ...quietWords, lineHeight: 1, textWrap: 'balance' });

export const foot = rule({
  ...asRow('xl'),
  justifyContent: 'space-between',
  minHeight: vars.space.xl,
  color: vars.text.muted,
});
