import { rule, rules } from '@vetta/design-system/product-rule';
import { asRow, asStack, vars } from '@vetta/design-system/theme';

const base = {
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  ...asStack('lg'),
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.xl,
  color: vars.text.primary,
  textAlign: 'center',
} as const;

/** The frame of a tone, in the border's own box: the notice stands on the surface inside it. */
const framed = (width: string, frame: string) => ({
  border: `${width} solid transparent`,
  background: `linear-gradient(${vars.surface.base}, ${vars.surface.base}) padding-box, ${frame} border-box`,
});

export const cover = rules({
  info: {
    ...base,
    background: vars.surface.base,
    borderBlock: `${vars.space.md} solid ${vars.line.control}`,
  },
  festa: {
    ...base,
    ...framed(
      vars.space.xl,
      `radial-gradient(circle, ${vars.glow.end} 34%, transparent 38%) 0 0 / ${vars.space.xl} ${vars.space.xl} round`,
    ),
    backgroundColor: vars.surface.base,
  },
  urgente: {
    ...base,
    ...framed(
      vars.space.xl,
      `repeating-linear-gradient(-45deg, ${vars.status.danger} 0 ${vars.space.xl}, ${vars.ground.deep} 0 calc(2 * ${vars.space.xl}))`,
    ),
  },
});

// Read from ten metres, before a word of the notice is.
const toneLine = {
  ...asRow('md'),
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: `max(${vars.figure.md}, 5vh)`,
  fontWeight: 800,
  lineHeight: 1,
  textTransform: 'uppercase',
  letterSpacing: '0.04em',
} as const;
export const tone = rules({
  info: { ...toneLine, color: vars.text.muted },
  festa: { ...toneLine, color: vars.glow.end },
  urgente: { ...toneLine, color: vars.status.danger },
});
/** The sign beside the word. */
export const sign = rule({ flex: 'none', width: '1.6em', height: '1.6em' });

// Read from five metres: at least a twentieth of the height, upright screens too.
export const title = rule({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: `max(${vars.figure.lg}, 5.6vh)`,
  fontWeight: 800,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const text = rule({
  margin: 0,
  fontSize: `max(${vars.figure.md}, 5vh)`,
  fontWeight: 600,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const until = rule({ margin: 0, fontSize: vars.size.title, lineHeight: 1.1, color: vars.text.muted });
