import { rule } from '@vetta/design-system/product-rule';
import { podiumSelectors, vars } from '@vetta/design-system/theme';

export const phone = rule({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: '34vmin',
  aspectRatio: '9 / 18.5',
  padding: '3vmin 2.2vmin',
  overflow: 'hidden',
  border: `0.7vmin solid ${vars.line.control}`,
  borderRadius: '5vmin',
  background: `linear-gradient(${vars.ground.deep}, ${vars.ground.base} 45%, color-mix(in srgb, ${vars.glow.start} 24%, ${vars.ground.base}))`,
  boxShadow: `0 0 12vmin ${vars.glow.halo}`,
  fontSize: '1.9vmin',
  lineHeight: 1.2,
});

export const logo = rule({ vars: { [vars.size.lg]: '2.2vmin' } });

export const title = rule({
  marginBlock: '3.2vmin 2.4vmin',
  fontFamily: vars.font.display,
  fontSize: '4.6vmin',
  fontWeight: 850,
  fontStretch: '120%',
  letterSpacing: '-0.03em',
  lineHeight: 1.02,
});

export const search = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0.5vmin 0.5vmin 0.5vmin 1.4vmin',
  borderRadius: '1.4vmin',
  background: vars.surface.base,
  color: vars.text.muted,
  fontSize: '1.6vmin',
});
export const button = rule({
  padding: '0.9vmin 1.4vmin',
  borderRadius: '1vmin',
  background: vars.glow.gradient,
  color: vars.text.onGlow,
  fontWeight: 700,
});

export const rows = rule({ display: 'grid', gap: '0.8vmin', marginBlockStart: 'auto' });
export const row = rule({
  display: 'grid',
  gridTemplateColumns: '2.6vmin minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '1.2vmin 1.4vmin',
  borderRadius: '1.2vmin',
  background: `color-mix(in srgb, ${vars.surface.raised} 80%, transparent)`,
  selectors: podiumSelectors,
});
export const position = rule({ fontWeight: 830, fontStretch: '116%' });
export const name = rule({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  maskImage: 'linear-gradient(90deg, #000 84%, transparent)',
  color: vars.text.primary,
  fontWeight: 600,
});
export const total = rule({ color: vars.text.primary, fontWeight: 800, fontVariantNumeric: 'tabular-nums' });

export const ridge = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: '68%',
  zIndex: -1,
});
