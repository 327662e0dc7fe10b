import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { layers, media, vars } from '@vetta/design-system/theme';
import { BARS, LENGTH, REVEAL } from './length.ts';

const rule = (css: StyleRule) => style({ '@layer': { [layers.product]: css } });

// The page beneath is painted from the start; what fades is the curtain before it. The page is then never late, for an
// eye or for a measure, whatever the intro does.
const lift = keyframes({ to: { opacity: 0, visibility: 'hidden' } });
const drawn = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const filled = keyframes({ from: { strokeDashoffset: BARS }, to: { strokeDashoffset: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const lifted = (after: number) => `${lift} ${REVEAL.fade}ms ease-out ${after + REVEAL.delay}ms forwards`;

export const intro = rule({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  background: `radial-gradient(120% 90% at 50% 110%, color-mix(in srgb, ${vars.glow.start} 38%, ${vars.ground.deep}), ${vars.ground.deep} 62%)`,
  animation: lifted(LENGTH.unskippable),
  selectors: {
    // A script is there: it decides.
    '&[data-state=running]': { animation: 'none' },
    '&[data-state=over]': { animation: lifted(0), pointerEvents: 'none' },
  },
  '@media': {
    [media.still]: { animation: `${lift} 1ms ${LENGTH.still}ms forwards` },
  },
});

export const picture = rule({ width: 'min(70vmin, 26rem)', height: 'auto' });

const bar = { strokeWidth: 5, strokeLinecap: 'round' } as const;
export const bars = rule({ ...bar, stroke: vars.surface.raised });
export const litBars = rule({ ...bar, stroke: 'url(#intro-glow)' });
export const progress = rule({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 44,
  strokeDasharray: BARS,
  animation: `${filled} ${LENGTH.skippable}ms steps(${BARS}) both`,
});

export const ridge = rule({
  fill: 'none',
  stroke: 'url(#intro-glow)',
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${drawn} 2600ms cubic-bezier(0.45, 0, 0.2, 1) 200ms both`,
});

export const glowStart = rule({ stopColor: vars.glow.start });
export const glowMiddle = rule({ stopColor: vars.glow.middle });
export const glowEnd = rule({ stopColor: vars.glow.end });

export const name = rule({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: 850,
  fontStretch: '122%',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  animation: `${rise} 900ms ease-out 1400ms both`,
});

export const skip = rule({
  position: 'absolute',
  insetBlockEnd: `max(${vars.space.xl}, env(safe-area-inset-bottom))`,
  insetInlineStart: '50%',
  translate: '-50% 0',
  minHeight: vars.control.target,
  paddingInline: vars.space.lg,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.veil,
  color: vars.text.primary,
  font: 'inherit',
  fontSize: vars.size.sm,
  fontWeight: 700,
  letterSpacing: '0.14em',
  cursor: 'pointer',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { background: vars.surface.hover },
  },
});
