import * as button from '../button/button.css.ts';
import { pressable } from '../theme/interaction.css.ts';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '1.5rem',
  borderRadius: vars.radius.xs,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.coarse]: { minHeight: vars.control.target } },
});

export const tone = rules({
  // Underlined in text, so that it differs by more than its colour.
  words: {
    display: 'inline',
    color: vars.text.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    ':hover': { textDecorationThickness: '2px' },
  },
  // Paper leads nowhere.
  navigation: {
    fontWeight: 500,
    color: vars.text.muted,
    ':hover': { color: vars.text.primary },
    '@media': { print: { display: 'none' } },
  },
  plain: {},
  action: {
    minHeight: vars.control.height,
    borderRadius: vars.radius.md,
    ':hover': { filter: 'brightness(1.08)', boxShadow: `0 6px 28px ${vars.glow.halo}` },
  },
});

/** The look of a screen's primary button. */
export const action = `${pressable} ${button.base} ${button.tone.primary} ${button.size.md}`;
