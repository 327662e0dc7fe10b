import { rule } from '../theme/layers.css.ts';
import { covering, inMiddle } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const missing = rule({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  ...inMiddle,
  paddingInline: vars.space.md,
  paddingBlockEnd: '12%',
  background: `linear-gradient(${vars.ground.base}, color-mix(in srgb, ${vars.glow.start} 22%, ${vars.ground.base}))`,
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});
export const picture = rule({
  ...covering,
  zIndex: -1,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
export const far = rule({ fill: vars.ridge.far });
export const near = rule({ fill: vars.ridge.middle });
export const words = rule({ fontSize: vars.size.sm, textAlign: 'center', color: vars.text.muted });
