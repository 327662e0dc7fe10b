import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, vars } from '@vetta/design-system/theme';

export const card = rule({
  display: 'grid',
  gap: `${vars.space.xxl} ${vars.space.xxl}`,
  padding: `clamp(${vars.space.lg}, 5vw, ${vars.space.xxl})`,
  borderRadius: vars.radius.xl,
  background: `linear-gradient(${vars.surface.base}, color-mix(in srgb, ${vars.surface.base} 62%, ${vars.ground.base}))`,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.line.faint} 55%, transparent)`,
  '@media': {
    [media.forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' },
    // A frame over several sheets is open on each.
    print: { padding: 0, boxShadow: 'none' },
  },
});

export const block = rule({ display: 'grid', gap: vars.space.md, minWidth: 0 });
/** Short enough for one sheet of paper. */
export const wholeBlock = rule({ '@media': { print: { breakInside: 'avoid' } } });

/** Each line hangs from its date or hour, as in a mountain guide. */
export const program = rule({
  ...asGrid('md'),
  margin: 0,
  '@media': { print: { gap: vars.space.xs } },
});
export const line = rule({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'baseline' } },
});
export const when = rule({
  fontWeight: 700,
  fontStretch: '108%',
  fontVariantNumeric: 'tabular-nums',
});
export const what = rule({ margin: 0, maxWidth: '40rem', color: vars.text.muted });

export const hint = rule({ maxWidth: '40rem', color: vars.text.muted });
export const causes = rule({ display: 'grid', gap: vars.space.xs });
export const cause = rule({
  ...asGrid('xs', '1rem minmax(0, 1fr)'),
  selectors: {
    '&::before': {
      content: '',
      width: '0.625rem',
      marginBlockStart: '0.7em',
      // A border, since forced colours leave no background.
      borderBlockStart: `2px solid ${vars.movement.down}`,
    },
  },
});

export const faqSkeleton = rule({ display: 'grid', gap: vars.space.lg, paddingBlock: vars.space.md });
