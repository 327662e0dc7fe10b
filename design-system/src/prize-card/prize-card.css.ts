import { rule } from '../theme/layers.css.ts';
import { asGrid, asRow } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

/** The metal rises from the foot, as the light on a podium. */
const lit = (wash: string) => `linear-gradient(0deg, ${wash}, transparent 58%), ${vars.surface.base}`;

export const card = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.surface.base,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.line.faint} 55%, transparent)`,
  selectors: {
    '&[data-tier=gold]': { background: lit(vars.podium.goldWash) },
    '&[data-tier=silver]': { background: lit(vars.podium.silverWash) },
    '&[data-tier=bronze]': { background: lit(vars.podium.bronzeWash) },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const whole = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  transition: `filter ${vars.motion.normal} ${vars.motion.ease}`,
  // Greyed rather than transparent: the text keeps its contrast.
  selectors: { '&[data-dimmed]': { filter: 'grayscale(0.85)' } },
});

export const words = rule({ ...asGrid('xs'), alignContent: 'start', padding: vars.space.lg });

export const label = rule({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const title = rule({ textWrap: 'balance', overflowWrap: 'break-word' });
export const size = {
  lg: rule({ fontSize: vars.size.lg, fontWeight: 750, fontStretch: '106%', lineHeight: 1.2 }),
  xl: rule({ fontSize: vars.size.xl, fontWeight: 780, fontStretch: '108%', lineHeight: 1.15 }),
};

export const description = rule({
  color: vars.text.muted,
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
});

export const actions = rule({
  ...asRow('xxs'),
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.lg} ${vars.space.sm}`,
  boxShadow: `inset 0 1px 0 color-mix(in srgb, ${vars.line.faint} 55%, transparent)`,
});
