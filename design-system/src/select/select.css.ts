import { rule } from '../theme/layers.css.ts';
import { asRow } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const trigger = rule({
  justifyContent: 'space-between',
  gap: vars.space.xs,
  cursor: 'pointer',
});
export const value = rule({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.text.muted } },
});
// Forced colours leave an SVG its own colour.
const forced = { '@media': { [media.forcedColors]: { color: 'CanvasText' } } } as const;
export const arrow = rule({ flexShrink: 0, color: vars.text.muted, ...forced });
// Stays above the list that scrolls below it.
export const search = rule({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlockEnd: vars.space.xxs,
  background: vars.surface.raised,
});
// Not narrower than the field, minus the popover's padding and border.
export const list = rule({
  minWidth: `calc(var(--trigger-width) - 2 * ${vars.space.xxs} - 2px)`,
  outline: 'none',
});
export const option = rule({
  ...asRow('sm'),
  justifyContent: 'space-between',
  minHeight: vars.control.height,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.surface.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: 650 },
  },
});
export const tick = rule({ flexShrink: 0, color: vars.glow.end, ...forced });
