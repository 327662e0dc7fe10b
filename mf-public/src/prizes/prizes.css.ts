import { rule } from '@vetta/design-system/product-rule';
import { asInline, media, vars } from '@vetta/design-system/theme';

export const message = rule({
  padding: vars.space.xl,
  textAlign: 'center',
  color: vars.text.muted,
  borderRadius: vars.radius.xl,
  boxShadow: `inset 0 0 0 1px ${vars.line.faint}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** The film beside the title. */
export const film = rule({
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { width: 'clamp(17rem, 34vw, 24rem)' },
    [media.scriptless]: { display: 'none' },
  },
});

export const pool = rule({
  ...asInline('sm'),
  alignItems: 'baseline',
  marginBlockStart: vars.space.lg,
  color: vars.text.muted,
});
export const poolHint = rule({ flexBasis: '100%', fontSize: vars.size.sm });
