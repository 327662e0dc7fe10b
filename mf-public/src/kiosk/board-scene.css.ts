import { vars } from '@vetta/design-system/theme';
import { rule, rules } from '../product-rule.css.ts';

export const scene = rule({
  height: '100%',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space.sm,
});

/** Reaches past the frame to the edges of the screen, at the foot of it. */
export const horizon = rule({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  height: '46vh',
  opacity: 0.55,
});

export const head = rule({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.md,
  textAlign: 'center',
});

/** In the middle of a lying frame; a standing one gives it all there is. */
export const title = rules({
  wide: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  middle: { gridTemplateColumns: '1fr auto 1fr' },
});

export const foot = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xl,
  minHeight: vars.space.xl,
  color: vars.text.muted,
});

export const message = rule({
  alignSelf: 'center',
  justifySelf: 'center',
  maxWidth: '22em',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: vars.size.title,
  fontWeight: 750,
  fontStretch: '112%',
});
