import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const chips = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    print: { display: 'none' },
    // One line, which moves aside: with a font that comes late another chip would fit on a line, and the page below would jump.
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring of the focus.
      padding: vars.space.xxs,
      margin: `calc(-1 * ${vars.space.xxs})`,
    },
  },
});

export const chip = rule({
  minHeight: vars.control.target,
  paddingInline: vars.space.md,
  fontSize: vars.size.sm,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  borderRadius: vars.radius.pill,
  background: 'transparent',
  boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.surface.raised },
    '&:active': { background: vars.surface.hover },
    '&[aria-pressed=true]': { color: vars.text.onBright, background: vars.text.primary, boxShadow: 'none' },
  },
  '@media': {
    [media.phone]: { flex: 'none', maxWidth: '100%', paddingInline: vars.space.sm },
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: {
        '&[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
        },
      },
    },
  },
});
