import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
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
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const place = rules({
  1: { background: vars.podium.gold },
  2: { background: vars.podium.silver },
  3: { background: vars.podium.bronze },
});
