import { media, vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

/** Tall enough for the words to stand in the night, above the light. */
export const top = rule({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 'clamp(27rem, 62vw, 40rem)',
  marginBlockStart: '-5rem',
  paddingBlockStart: '6.5rem',
  '@media': { [media.tablet]: { paddingBlockStart: '8rem' } },
});

export const when = rule({
  marginBlockEnd: vars.space.sm,
  fontWeight: 600,
  color: vars.text.accent,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});
