import { vars } from './tokens.css.ts';

/** The colours of the first three, as `selectors` of a rule: the element has `data-tier`. */
export const podiumSelectors = {
  '&[data-tier=gold]': { color: vars.podium.gold },
  '&[data-tier=silver]': { color: vars.podium.silver },
  '&[data-tier=bronze]': { color: vars.podium.bronze },
} as const;

/** The colour of a side of a sfida, and the outline of its sign (a clip path), for what stands inside an element with `data-side`. */
export const side = { colour: 'var(--vetta-side)', sign: 'var(--vetta-sign)' } as const;

const of = (colour: string, sign: string) => ({ vars: { '--vetta-side': colour, '--vetta-sign': sign } });

/** The six colours of sides as `selectors` of a rule; each has a sign of its own, so that sides differ also without colour. */
export const sideSelectors = {
  '&[data-side=amber]': of(vars.glow.end, 'circle(50%)'),
  '&[data-side=sky]': of(vars.status.info, 'polygon(50% 4%, 100% 96%, 0 96%)'),
  '&[data-side=mint]': of(vars.movement.up, 'inset(8%)'),
  '&[data-side=rose]': of(vars.movement.down, 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)'),
  '&[data-side=violet]': of(
    vars.focus.ring,
    'polygon(50% 0, 63% 36%, 100% 38%, 71% 61%, 81% 98%, 50% 76%, 19% 98%, 29% 61%, 0 38%, 37% 36%)',
  ),
  '&[data-side=sand]': of(
    vars.podium.silver,
    'polygon(34% 0, 66% 0, 66% 34%, 100% 34%, 100% 66%, 66% 66%, 66% 100%, 34% 100%, 34% 66%, 0 66%, 0 34%, 34% 34%)',
  ),
} as const;
