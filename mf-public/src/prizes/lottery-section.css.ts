import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, vars } from '@vetta/design-system/theme';

export const section = rule({
  position: 'relative',
  ...asGrid('lg'),
  padding: `clamp(${vars.space.lg}, 4vw, ${vars.space.xl})`,
  borderRadius: vars.radius.xl,
  background: `radial-gradient(90% 130% at 0% 100%, color-mix(in srgb, ${vars.glow.start} 24%, ${vars.surface.base}), ${vars.surface.base} 70%)`,
  '@media': {
    [media.forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' },
    print: { breakInside: 'avoid', padding: 0 },
  },
});

export const header = rule({ display: 'grid', gap: vars.space.xs });
export const note = rule({ maxWidth: '34rem', color: vars.text.muted });
export const prizes = rule({ display: 'grid', gap: vars.space.lg });

export const prize = rule({
  ...asGrid('lg'),
  alignItems: 'center',
  minWidth: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)' } },
});

/** Films and pictures are not printed. */
export const picture = rule({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  '@media': { print: { display: 'none' } },
});
export const words = rule({ display: 'grid', gap: vars.space.xs });
