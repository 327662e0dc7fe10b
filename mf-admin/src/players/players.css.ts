import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

// Sticks below the header: the day stays visible while scrolling.
export const toolbar = rule({
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  marginInline: `calc(-1 * ${vars.space.md})`,
  background: `color-mix(in srgb, ${vars.ground.deep} 88%, transparent)`,
  backdropFilter: 'blur(14px)',
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  '@media': { [media.phone]: { position: 'static', background: 'none', backdropFilter: 'none' } },
});

export const search = rule({ flex: '1 1 14rem', maxWidth: '24rem' });
export const filter = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: vars.control.height,
});

export const cards = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 40rem), 1fr))',
  gap: vars.space.md,
});
