import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, asRow, bigFigures, vars } from '@vetta/design-system/theme';

/** Without gaps the feet of the peaks meet: the five are one range. */
export const peaks = rule({ display: 'grid', minHeight: 0 });
export const peaksWay = rules({
  landscape: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
  },
  portrait: { gridAutoRows: 'minmax(0, 30vmin)', alignContent: 'center', gap: vars.space.md },
});

export const bonus = rule({ display: 'grid', minWidth: 0 });
export const way = rules({
  landscape: { gridTemplateRows: 'auto 1fr', gap: vars.space.lg, textAlign: 'center' },
  portrait: {
    gridTemplateColumns: '28vmin minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.lg,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.lg,
    background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`,
  },
});

/** Lines as thick as the wall's type asks for. */
export const picture = rule({
  width: '100%',
  maxWidth: '62vmin',
  justifySelf: 'center',
  selectors: { [`${way.landscape} > &`]: { borderBlockEnd: `0.2vmin solid ${vars.line.control}` } },
});

export const words = rule({
  minWidth: 0,
  ...asGrid('xs'),
  alignContent: 'start',
  selectors: {
    [`${way.landscape} > &`]: {
      marginInline: vars.space.xs,
      padding: vars.space.sm,
      borderRadius: vars.radius.lg,
      background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`,
    },
  },
});
export const head = rule({
  ...asRow('xs'),
  justifyContent: 'space-between',
  alignItems: 'baseline',
  selectors: { [`${way.landscape} &`]: { display: 'grid', justifyContent: 'center' } },
});
export const name = rule({ fontSize: vars.size.lead, fontWeight: 750, fontStretch: '92%', lineHeight: 1.1 });
export const points = rule({
  ...bigFigures(830),
  fontSize: vars.size.title,
  fontStretch: '112%',
  lineHeight: 1,
  color: vars.text.accent,
});
export const holders = rule({
  fontSize: vars.size.md,
  fontWeight: 650,
  fontStretch: '88%',
  lineHeight: 1.2,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const condition = rule({
  fontSize: vars.size.md,
  lineHeight: 1.25,
  color: vars.text.muted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
