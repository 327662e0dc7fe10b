import { rule, rules } from '@vetta/design-system/product-rule';
import { asStack, media, vars } from '@vetta/design-system/theme';

const columns = 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))';

/** The parts of the page: those with one text stand beside each other. */
export const places = rule({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: `${vars.space.lg} ${vars.space.md}`,
});
export const place = rules({
  ofOne: { minWidth: 0 },
  ofMany: { gridColumn: '1 / -1', minWidth: 0 },
});

export const item = rule({ display: 'grid', minWidth: 0 });

export const card = rule({ ...asStack('xs'), height: '100%', minWidth: 0 });

export const name = rule({ flex: 1, minWidth: 0 });
/** A key is one word: it breaks where it must. */
export const key = rule({ fontWeight: 650, fontStretch: '100%', lineHeight: 1.3, overflowWrap: 'anywhere' });
export const value = rule({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The page's ground under a preview. */
export const stage = rule({
  display: 'grid',
  minHeight: '10rem',
  alignItems: 'center',
  padding: vars.space.lg,
  overflowWrap: 'anywhere',
  background: `linear-gradient(${vars.ground.deep}, ${vars.ground.base})`,
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.xl,
});
export const film = rule({ overflow: 'hidden', borderRadius: vars.radius.lg });
export const text = rule({ maxWidth: '34rem', whiteSpace: 'pre-line', color: vars.text.muted });
export const button = rule({
  justifySelf: 'start',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.lg,
  fontWeight: 650,
  color: vars.text.onBright,
  background: vars.text.primary,
  borderRadius: vars.radius.md,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
