import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, vars } from '@vetta/design-system/theme';
import { BARS, DURATION, REVEAL } from './durations.ts';

// The page below is painted from the start; only the intro fades. So the intro delays neither the page nor its LCP.
const fadeOut = keyframes({ to: { opacity: 0, visibility: 'hidden' } });
const drawn = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const filled = keyframes({ from: { strokeDashoffset: BARS }, to: { strokeDashoffset: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const fadeOutAfter = (after: number) =>
  `${fadeOut} ${REVEAL.fade}ms ease-out ${after + REVEAL.delay}ms forwards`;

const sideways = '(orientation: landscape) and (max-height: 480px)';
const still = { '@media': { [media.still]: { animation: 'none' } } } as const;

export const intro = rule({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  ...asGrid('md'),
  // The free height is above the picture and below the name; the button stands in the lower part.
  gridTemplateRows: 'minmax(0, 1fr) auto auto minmax(max-content, 1fr)',
  justifyContent: 'center',
  justifyItems: 'center',
  background: `radial-gradient(120% 90% at 50% 110%, color-mix(in srgb, ${vars.glow.start} 30%, ${vars.surface.hover}), ${vars.ground.base} 65%, ${vars.ground.deep})`,
  animation: fadeOutAfter(DURATION.noScript),
  selectors: {
    // The script has arrived and ends the intro itself.
    '&[data-state=running]': { animation: 'none' },
    '&[data-state=over]': { animation: fadeOutAfter(0), pointerEvents: 'none' },
  },
  '@media': {
    // Forced colours keep a gradient's transparency: the page would show through.
    [media.forcedColors]: { background: 'Canvas' },
    [media.still]: { animation: `${fadeOut} 1ms ${DURATION.reducedMotion}ms forwards` },
    // The name and the button stand beside the picture.
    [sideways]: {
      gridTemplate: '1fr 1fr / auto auto',
      alignContent: 'center',
      gap: `${vars.space.lg} ${vars.space.xxl}`,
    },
  },
});

export const picture = rule({
  position: 'relative',
  gridRow: 2,
  width: 'min(82vmin, 26rem, 56vh)',
  aspectRatio: '1',
  '@media': { [sideways]: { gridArea: '1 / 1 / -1', alignSelf: 'center', width: '72vh' } },
});

export const ring = rule({ position: 'relative', display: 'block', width: '100%', height: '100%' });

const insideTheRing = {
  position: 'absolute',
  inset: '12.5%',
  width: '75%',
  height: '75%',
  borderRadius: '50%',
  objectFit: 'cover',
} as const;
// Two pixels beyond the film on each side: the film is never the larger contentful paint.
export const poster = rule({
  ...insideTheRing,
  inset: 'calc(12.5% - 2px)',
  width: 'calc(75% + 4px)',
  height: 'calc(75% + 4px)',
});
export const film = rule({
  ...insideTheRing,
  selectors: {
    // Safari shows a large button in Low Power Mode, which refuses to start films; Chromium all its controls where no script runs.
    '&::-webkit-media-controls-start-playback-button': { display: 'none' },
    '&::-webkit-media-controls': { display: 'none' },
  },
  '@media': { [media.still]: { display: 'none' } },
});

const bar = { strokeWidth: 5, strokeLinecap: 'round' } as const;
export const bars = rule({ ...bar, stroke: vars.surface.raised });
export const litBars = rule({ ...bar, stroke: 'url(#intro-glow)' });
export const progress = rule({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 44,
  strokeDasharray: BARS,
  // A timer of the script replaces it.
  animation: `${filled} ${DURATION.noScript}ms steps(${BARS}) both`,
  ...still,
});

const besideFilm = `${film}:not([hidden]) + ${ring} &`;
export const ridge = rule({
  fill: 'none',
  stroke: 'url(#intro-glow)',
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${drawn} 1600ms cubic-bezier(0.45, 0, 0.2, 1) 200ms both`,
  // The film draws it by itself.
  selectors: { [besideFilm]: { display: 'none' } },
  '@media': { [media.still]: { animation: 'none', selectors: { [besideFilm]: { display: 'inline' } } } },
});

export const glowStart = rule({ stopColor: vars.glow.start });
export const glowMiddle = rule({ stopColor: vars.glow.middle });
export const glowEnd = rule({ stopColor: vars.glow.end });

export const name = rule({
  gridRow: 3,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: 850,
  fontStretch: '122%',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  animation: `${rise} 700ms ease-out 500ms both`,
  '@media': {
    [media.still]: { animation: 'none' },
    [sideways]: { gridArea: '1 / 2', alignSelf: 'end', justifySelf: 'start' },
  },
});

export const skip = rule({
  gridRow: 4,
  alignSelf: 'end',
  marginBlockEnd: `max(${vars.space.xl}, env(safe-area-inset-bottom))`,
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
  '@media': {
    [sideways]: { gridArea: '2 / 2', alignSelf: 'start', justifySelf: 'start', marginBlockEnd: 0 },
  },
});
