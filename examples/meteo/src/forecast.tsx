import { Heading } from '@vetta/design-system/heading';
import * as styles from './forecast.css.ts';
import type { Weather } from './weather.ts';

const words: Readonly<Record<Weather, string>> = {
  sole: 'Si sale: c’è il sole',
  nuvole: 'Qualche nuvola, si tiene il passo',
  pioggia: 'Piove: domani si risale',
};

/** The weather in words, under the sky that it makes. */
export const Forecast = ({ weather }: { readonly weather: Weather }) => (
  <div className={styles.forecast}>
    <div className={`${styles.sky} ${styles.light[weather]}`} aria-hidden="true" />
    <Heading level={1} size="title">
      {words[weather]}
    </Heading>
  </div>
);
