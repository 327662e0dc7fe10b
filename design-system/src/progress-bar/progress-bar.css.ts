import { globalStyle } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { sunken } from '../theme/shapes.ts';
import { layers, media, vars } from '../theme/tokens.css.ts';

export const root = rule({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });
export const words = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.size.sm,
});
export const label = rule({ minWidth: 0, color: vars.text.muted, overflowWrap: 'anywhere' });
export const value = rule({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const bar = rule({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.375rem',
  overflow: 'hidden',
  ...sunken('pill'),
  border: 'none',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

const part = (name: string, background: string) =>
  globalStyle(`${bar}::${name}`, {
    '@layer': { [layers.components]: { background, borderRadius: vars.radius.pill } },
  });
part('-webkit-progress-bar', 'transparent');
part('-webkit-progress-value', vars.glow.gradient);
part('-moz-progress-bar', vars.glow.gradient);
