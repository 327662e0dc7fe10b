import { rule } from '@vetta/design-system/product-rule';
import { asGrid, bigFigures, inMiddle, media, quietWords, vars } from '@vetta/design-system/theme';

const path = `color-mix(in srgb, ${vars.line.faint} 90%, transparent)`;

export const line = rule({ display: 'grid', maxWidth: '60rem' });

// The line in time runs behind the numbers, from the first to the last.
export const node = rule({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(1.375rem - 1px)',
      width: '2px',
      background: path,
    },
    '&:first-child::before': { insetBlockStart: '1.75rem' },
    '&:last-child::before': { insetBlockEnd: 'auto', height: '1.75rem' },
    '&:only-child::before': { display: 'none' },
  },
});

export const row = rule({
  position: 'relative',
  ...asGrid('sm', '2.75rem minmax(0, 1fr) auto', 'start'),
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.sm,
  color: vars.text.primary,
  textDecoration: 'none',
  borderRadius: vars.radius.lg,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.surface.raised} 60%, transparent)` } },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
});

export const number = rule({
  ...inMiddle,
  justifySelf: 'center',
  minWidth: '2rem',
  height: '2rem',
  paddingInline: vars.space.xxs,
  ...bigFigures(750),
  ...quietWords,
  background: vars.surface.base,
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 1px ${vars.line.faint}`,
  selectors: {
    '[data-current=true] > * > &': {
      color: vars.text.onGlow,
      background: vars.glow.gradient,
      boxShadow: 'none',
    },
    '[data-canary=true] > * > &': { color: vars.status.info, boxShadow: `0 0 0 2px ${vars.status.info}` },
  },
});
export const words = rule({
  ...asGrid('xxs', 'minmax(0, 1fr)'),
  paddingBlockStart: '0.2em',
  overflowWrap: 'anywhere',
});
export const why = rule({ fontWeight: 650, lineHeight: 1.45, textWrap: 'pretty' });
export const change = rule({ fontSize: vars.size.sm, fontVariantNumeric: 'tabular-nums' });
export const note = rule({ fontSize: vars.size.sm, color: vars.text.muted });
export const arrow = rule({ alignSelf: 'center', color: vars.text.muted });
