import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontFamily: vars.font.text,
  fontWeight: 650,
  fontStretch: '102%',
  lineHeight: 1.2,
  textAlign: 'center',
  borderRadius: vars.radius.md,
  // On paper nothing can be pressed.
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' }, print: { display: 'none' } },
});

// With forced colours the main action is filled, as its colour sets it apart otherwise.
const forced = {
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'ButtonFace',
      background: 'ButtonText',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        // The tone's own colour of a disabled button would be grey on grey here.
        '&[data-disabled]': {
          color: 'GrayText',
          background: 'ButtonFace',
          border: '1px solid GrayText',
          boxShadow: 'none',
          opacity: 1,
        },
      },
    },
  },
} as const;

export const tone = rules({
  primary: {
    ...forced,
    color: vars.text.onGlow,
    background: vars.glow.gradient,
    selectors: {
      '&[data-hovered]': { filter: 'brightness(1.08)', boxShadow: `0 6px 28px ${vars.glow.halo}` },
      '&[data-pressed]': { filter: 'brightness(0.94)', boxShadow: 'none' },
      // The one warm light is for what can be done now.
      '&[data-disabled]': {
        color: vars.text.muted,
        background: vars.surface.raised,
        boxShadow: `inset 0 0 0 1px ${vars.line.faint}`,
      },
    },
  },
  bright: {
    color: vars.text.onBright,
    background: vars.text.primary,
    selectors: {
      '&[data-hovered]': { background: `color-mix(in srgb, ${vars.text.primary} 88%, ${vars.glow.start})` },
      '&[data-pressed]': { background: `color-mix(in srgb, ${vars.text.primary} 78%, ${vars.glow.start})` },
    },
  },
  neutral: {
    color: vars.text.primary,
    background: vars.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.line.faint}`,
    selectors: {
      '&[data-hovered]': { background: vars.surface.hover },
      '&[data-pressed]': { background: vars.surface.base },
    },
  },
  quiet: {
    color: vars.text.primary,
    background: 'transparent',
    selectors: {
      '&[data-hovered]': { background: vars.surface.raised },
      '&[data-pressed]': { background: vars.surface.hover },
    },
  },
  danger: {
    ...forced,
    color: vars.status.onDanger,
    background: vars.status.dangerFill,
    selectors: {
      '&[data-hovered]': { filter: 'brightness(1.12)' },
      '&[data-pressed]': { filter: 'brightness(0.92)' },
    },
  },
});

export const size = rules({
  sm: {
    minHeight: vars.control.small,
    paddingInline: vars.space.sm,
    fontSize: vars.size.sm,
    borderRadius: vars.radius.sm,
    '@media': { [media.coarse]: { minHeight: vars.control.target } },
  },
  md: { paddingBlock: vars.space.xs, paddingInline: vars.space.lg, fontSize: vars.size.md },
});

export const width = rules({ content: {}, full: { width: '100%' } });

export const label = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
// Invisible, but still the button's accessible name.
export const waitingLabel = rule({ opacity: 0 });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const wait = rule({
  position: 'absolute',
  width: '1.2em',
  height: '1.2em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.pill,
  animation: `${turn} calc(${vars.motion.loop} / 2) linear infinite`,
});
