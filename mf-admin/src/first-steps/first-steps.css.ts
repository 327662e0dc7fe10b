import { rule } from '@vetta/design-system/product-rule';
import { asGrid, inMiddle, media, vars } from '@vetta/design-system/theme';

export const count = rule({
  flex: 1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
});

export const steps = rule({
  ...asGrid('lg', 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))'),
  marginBlockStart: vars.space.md,
});

export const step = rule({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: vars.space.sm,
});

const round = {
  ...inMiddle,
  width: '2rem',
  height: '2rem',
  fontFamily: vars.font.display,
  fontWeight: 800,
  background: vars.surface.raised,
  borderRadius: '50%',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;
export const open = rule({ ...round, color: vars.text.muted });
export const done = rule({ ...round, color: vars.movement.up });
