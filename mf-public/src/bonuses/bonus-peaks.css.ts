import { rule } from '@vetta/design-system/product-rule';
import { asGrid, bigFigures, media, quietWords, vars } from '@vetta/design-system/theme';

export const peaks = rule({
  ...asGrid('md'),
  '@media': {
    // Without gaps the feet of the peaks meet: the five are one range.
    print: { breakInside: 'avoid' },
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'repeat(4, auto)',
      gap: 0,
    },
  },
});

export const bonus = rule({
  minWidth: 0,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'min(6rem, 24vw) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.md,
    },
    // Points stand on one line with their neighbours', even beside a name of two lines.
    [media.tablet]: { gridRow: 'span 4', display: 'grid', gridTemplateRows: 'subgrid' },
  },
});

export const picture = rule({
  '@media': { [media.tablet]: { borderBlockEnd: `1px solid ${vars.line.faint}` } },
});

export const words = rule({
  ...asGrid('xxxs'),
  '@media': {
    [media.tablet]: {
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      paddingBlockStart: vars.space.md,
      paddingInline: vars.space.xs,
      justifyItems: 'center',
      textAlign: 'center',
    },
  },
});

export const name = rule({ fontWeight: 700, fontStretch: '104%', lineHeight: 1.25 });
export const points = rule({ ...bigFigures(800), fontStretch: '108%', color: vars.text.accent });
export const condition = rule({ maxWidth: '16rem', ...quietWords, lineHeight: 1.4, textWrap: 'balance' });

export const peak = rule({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const mountain = rule({ '@media': { [media.forcedColors]: { display: 'none' } } });
/** The summit is lit, the foot lies in the dark. */
export const lit = rule({
  stopColor: `color-mix(in srgb, ${vars.glow.start} 58%, ${vars.ridge.far})`,
});
export const foot = rule({ stopColor: `color-mix(in srgb, ${vars.ridge.far} 40%, transparent)` });
export const edge = rule({
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const pole = rule({
  stroke: vars.text.primary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const furled = rule({ fill: 'none', stroke: vars.line.control, strokeWidth: 2 });
export const flag = rule({
  fill: vars.text.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
