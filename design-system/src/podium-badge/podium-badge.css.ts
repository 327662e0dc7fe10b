import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const badge = rule({
  display: 'inline-block',
  paddingInline: '0.6em',
  paddingBlock: '0.12em',
  fontSize: vars.size.xs,
  fontWeight: 780,
  fontStretch: '110%',
  lineHeight: 1.3,
  letterSpacing: '0.02em',
  color: vars.podium.ink,
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-tier=gold]': { background: vars.podium.gold },
    '&[data-tier=silver]': { background: vars.podium.silver },
    '&[data-tier=bronze]': { background: vars.podium.bronze },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    // Filled, its word would be black on black, or white where no ground is printed.
    print: {
      color: vars.text.primary,
      border: `1px solid ${vars.line.faint}`,
      selectors: { '&[data-tier]': { background: 'none' } },
    },
  },
});
