import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

/** For what has a screen almost to itself: type two fifths larger than where many rows share it. */
export const roomy = rule({
  vars: {
    [vars.size.xs]: '3.4vmin',
    [vars.size.sm]: '3.4vmin',
    [vars.size.md]: '3.8vmin',
    [vars.size.lead]: '4.9vmin',
    [vars.size.lg]: '5.2vmin',
    [vars.size.xl]: '6.4vmin',
    [vars.size.title]: '7vmin',
    [vars.figure.sm]: '5.6vmin',
    [vars.figure.md]: '7.4vmin',
    [vars.space.sm]: '2.1vmin',
    [vars.space.md]: '3vmin',
  },
});
