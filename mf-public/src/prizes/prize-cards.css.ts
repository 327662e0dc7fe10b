import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, media } from '@vetta/design-system/theme';

export const layout = rules({
  podium: {
    ...asGrid('md'),
    '@media': {
      [media.tablet]: { gridTemplateColumns: '1fr 1.16fr 1fr', alignItems: 'end' },
      print: { breakInside: 'avoid', alignItems: 'stretch' },
    },
  },
  list: { ...asGrid('md', 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))') },
});

/** On the podium the second stands left of the first; read aloud they come in their order. */
export const place = rule({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${layout.podium} > &[data-position='1']`]: { order: 2, minHeight: '27rem' },
        [`${layout.podium} > &[data-position='2']`]: { order: 1, minHeight: '23.5rem' },
        [`${layout.podium} > &[data-position='3']`]: { order: 3, minHeight: '21.5rem' },
      },
    },
    // Without their pictures three heights would be empty frames.
    print: {
      breakInside: 'avoid',
      selectors: {
        [`${layout.podium} > &[data-position]`]: { order: 0, minHeight: 0 },
      },
    },
  },
});
