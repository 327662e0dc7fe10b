import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';
import { afterLines, colours } from './mountain-cut.css.ts';

export const table = rule({
  width: '100%',
  borderCollapse: 'collapse',
  // Large text becomes as large as the label and the points beside each other allow.
  '@media': { [media.largeText]: { fontSize: 'min(1em, 5.7vw)' } },
  fontVariantNumeric: 'tabular-nums',
});
export const head = rule({ lineHeight: 0 });

export const line = rule({
  position: 'relative',
  paddingBlock: vars.space.xxs,
  paddingInlineStart: '1.35em',
  textAlign: 'start',
  lineHeight: 1.35,
  fontWeight: 400,
  verticalAlign: 'baseline',
  selectors: {
    'tfoot &': { paddingBlockStart: vars.space.sm, paddingInlineStart: 0, fontWeight: 800 },
  },
});

const coloured = (colour: string) => ({ background: colour });

export const swatch = rule({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.6em',
  width: '0.75em',
  height: '0.75em',
  borderRadius: vars.radius.xs,
  boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
  selectors: Object.fromEntries(
    Object.entries(colours).map(([layer, colour]) => [
      `&[data-layer=${layer}]`,
      { ...coloured(colour), boxShadow: 'none' },
    ]),
  ),
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const label = rule({ fontWeight: 600 });
export const note = rule({
  display: 'inline-block',
  fontSize: '0.875em',
  color: vars.text.muted,
  // Sentences reach below the points, too.
  selectors: {
    ':is([data-layer=bonus], [data-layer=week]) ~ &, tfoot &': { display: 'block', marginInlineEnd: '-5em' },
    'tfoot &': { fontSize: '0.7em', fontWeight: 400 },
  },
});

export const points = rule({
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.md,
  textAlign: 'end',
  lineHeight: 1.35,
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  fontWeight: 700,
  fontStretch: '104%',
  selectors: { 'tfoot &': { paddingBlockStart: vars.space.sm, fontWeight: 800 } },
});

export const sum = rule({
  borderBlockStart: `1px solid ${vars.line.faint}`,
  fontSize: '1.25em',
});

export const body = rule({ display: 'grid', gap: vars.space.md, minWidth: 0 });
export const moved = rule({ fontWeight: 600, textWrap: 'pretty' });
export const quiet = rule({ fontSize: vars.size.sm, color: vars.text.muted, textWrap: 'pretty' });

export const mountain = rule({ ...afterLines, display: 'block', width: '100%', height: 'auto' });
export const skeletonShape = rule({ fill: vars.surface.raised });
