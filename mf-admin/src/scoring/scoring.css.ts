import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, sunken, vars } from '@vetta/design-system/theme';

export const page = rule({ maxWidth: '52rem' });

/** It has the focus only once its buttons are switched off: a frame around it would be of nothing to press. */
export const form = rule({ outline: 'none' });

export const fields = rule({
  ...asGrid('lg', 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))'),
});

export const example = rule({ ...asGrid('xs'), padding: vars.space.md, ...sunken('lg') });
export const points = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });
export const arrow = rule({
  color: vars.text.muted,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const actions = rule({
  display: 'flex',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'grid', flex: '1 1 100%' } },
});
