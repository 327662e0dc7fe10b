import { rule, rules } from '@vetta/design-system/product-rule';
import { media, quietWords, vars } from '@vetta/design-system/theme';

export const base = rule({
  minHeight: vars.control.target,
  paddingInline: vars.space.lg,
  textAlign: 'center',
  fontWeight: 650,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, filter ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:disabled': { opacity: 0.6, cursor: 'progress' } },
  '@media': {
    [media.phone]: { paddingInline: vars.space.md },
    // Large text on a small phone: the longest label keeps one line.
    '(max-width: 19.9375rem)': { paddingInline: vars.space.xs, letterSpacing: '-0.02em', lineHeight: 1.2 },
    [media.forcedColors]: { border: '1px solid ButtonText' },
    print: { display: 'none' },
  },
});

export const tone = rules({
  /** As wide as the list that it expands. */
  outline: {
    width: '100%',
    minHeight: '3.25rem',
    borderRadius: vars.radius.lg,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    selectors: {
      '&:hover': { background: vars.surface.raised },
      '&:active': { background: vars.surface.hover },
    },
  },
  quiet: {
    borderRadius: vars.radius.md,
    background: vars.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.line.faint}`,
    selectors: {
      '&:hover': { background: vars.surface.hover },
      '&:active': { background: vars.surface.base },
    },
  },
  /** A quiet link in a card. */
  words: {
    paddingInline: 0,
    ...quietWords,
    fontWeight: 500,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { color: vars.text.primary } },
    '@media': { [media.phone]: { paddingInline: 0 } },
  },
  bright: {
    color: vars.text.onBright,
    background: vars.text.primary,
    borderRadius: vars.radius.md,
    selectors: { '&:hover': { filter: 'brightness(0.94)' }, '&:active': { filter: 'brightness(0.86)' } },
  },
});
