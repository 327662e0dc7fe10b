import { rule, rules } from '../theme/layers.css.ts';
import { inMiddle, sunken } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const root = rule({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 });

export const label = rule({ fontSize: vars.size.sm, fontWeight: 550, color: vars.text.muted });

export const note = rules({
  help: {
    fontSize: vars.size.sm,
    color: vars.text.muted,
    selectors: { '&:empty': { display: 'none' } },
  },
  error: { fontSize: vars.size.sm, color: vars.status.danger },
});

/** The box of an input or select, with a brighter border while it has the focus. */
export const box = rule({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: vars.control.height,
  paddingInline: vars.space.sm,
  color: vars.text.primary,
  ...sunken('md'),
  border: `1px solid ${vars.line.control}`,
  outline: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&[data-hovered]': { borderColor: vars.text.muted },
    '&[data-focused], &[data-focus-within], &[data-focus-visible]': {
      borderColor: vars.focus.ring,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '1px',
    },
    '&[data-invalid]': { borderColor: vars.status.danger },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const bare = rule({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  background: 'none',
  border: 'none',
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.muted, opacity: 1 } },
});

/** A small button inside the box: a password's eye, a select's arrow. */
export const inside = rule({
  ...inMiddle,
  flexShrink: 0,
  width: '2rem',
  height: '2rem',
  marginInlineEnd: `calc(${vars.space.xxs} * -1)`,
  color: vars.text.muted,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.text.primary, background: vars.surface.raised },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}` },
  },
  '@media': { [media.coarse]: { width: vars.control.target, height: vars.control.target } },
});
