import { rule, rules } from '../theme/layers.css.ts';
import { finePrint } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const button = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minWidth: '2.25rem',
  minHeight: vars.control.small,
  paddingInline: vars.space.xs,
  fontSize: vars.size.sm,
  fontWeight: 600,
  color: vars.text.primary,
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-hovered]': { background: vars.surface.raised },
    '&[data-pressed]': { background: vars.surface.hover },
  },
  '@media': {
    [media.coarse]: { minWidth: vars.control.target, minHeight: vars.control.target },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

export const icon = rule({ display: 'grid', placeItems: 'center', color: vars.text.muted });

export const label = rule({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const shortcut = rule({
  paddingInline: '0.4em',
  fontFamily: vars.font.text,
  ...finePrint,
  fontWeight: 550,
  lineHeight: 1.6,
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.sm,
});

export const labelFrom = rules({
  tablet: { '@media': { [media.phone]: { display: 'none' } } },
  desktop: { display: 'none', '@media': { [media.desktop]: { display: 'inline' } } },
});
