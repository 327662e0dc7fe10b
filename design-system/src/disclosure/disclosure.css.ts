import { rule } from '../theme/layers.css.ts';
import { asRow } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const root = rule({
  borderBlockEnd: `1px solid ${vars.line.faint}`,
  '@media': {
    // On paper nothing can be opened.
    print: { breakInside: 'avoid', selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

export const trigger = rule({
  ...asRow('md'),
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  '@media': { print: { minHeight: 0, paddingBlock: vars.space.xxs } },
  paddingBlock: vars.space.sm,
  color: vars.text.primary,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.text.accent },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});

export const heading = rule({ margin: 0, fontSize: vars.size.md, fontWeight: 600, lineHeight: 1.35 });

export const mark = rule({
  flexShrink: 0,
  fill: 'none',
  stroke: vars.text.muted,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'ButtonText' }, print: { display: 'none' } },
});

/** Lies down over the mark's other line while the text is shown. */
export const upright = rule({
  transformOrigin: 'center',
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { [`${root}[open] &`]: { transform: 'rotate(90deg)' } },
});

export const text = rule({
  maxWidth: '40rem',
  paddingBlockEnd: vars.space.lg,
  '@media': { print: { maxWidth: 'none', paddingBlockEnd: vars.space.xs } },
  color: vars.text.muted,
  whiteSpace: 'pre-line',
});
