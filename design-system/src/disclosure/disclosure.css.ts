import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const root = rule({ borderBlockEnd: `1px solid ${vars.line.faint}` });
export const heading = rule({ margin: 0, fontSize: vars.size.md });

export const trigger = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  width: '100%',
  minHeight: '3.5rem',
  '@media': { print: { minHeight: 0 } },
  paddingBlock: vars.space.sm,
  fontSize: 'inherit',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'start',
  color: vars.text.primary,
  background: 'none',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.text.accent },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});

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
  selectors: { [`${root}[data-expanded] &`]: { transform: 'rotate(90deg)' } },
});

export const panel = rule({
  height: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  transition: `height ${vars.motion.normal} ${vars.motion.ease}`,
  // On paper nobody can open it. Hidden, it is `hidden=until-found`, or `hidden`.
  '@media': {
    print: { display: 'block !important', height: 'auto', contentVisibility: 'visible' },
  },
});
export const text = rule({
  maxWidth: '40rem',
  paddingBlockEnd: vars.space.lg,
  color: vars.text.muted,
  whiteSpace: 'pre-line',
});
