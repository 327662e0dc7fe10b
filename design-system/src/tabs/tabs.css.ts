import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const root = rule({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minWidth: 0 });

export const list = rule({
  display: 'flex',
  gap: vars.space.lg,
  boxShadow: `inset 0 -1px 0 color-mix(in srgb, ${vars.line.faint} 70%, transparent)`,
});

export const tab = rule({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  color: vars.text.muted,
  fontWeight: 550,
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-hovered]': { color: vars.text.primary },
    '&[data-selected]': { color: vars.text.primary, fontWeight: 650 },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '2px',
      background: vars.glow.gradient,
      borderRadius: vars.radius.pill,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]::after': { height: '4px', background: 'Highlight' } },
    },
  },
});

export const panel = rule({
  minWidth: 0,
  outline: 'none',
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '4px' },
  },
});
