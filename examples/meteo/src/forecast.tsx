import { Heading } from '@vetta/design-system/heading';
import * as styles from './forecast.css.ts';
import type { Weather } from './weather.ts';

const words: Readonly<Record<Weather, string>> = {
  sole: 'Si sale: c’è il sole',
  nuvole: 'Qualche nuvola, si tiene il passo',
  pioggia: 'Piove: domani si risale',
};

interface ForecastProps {
  readonly weather: Weather;
  /** 2 beneath a heading of the scene. */
  readonly level: 1 | 2;
}

/** The weather in words, under the sky that it makes. */
export const Forecast = ({ weather, level }: ForecastProps) => (
  <div className={styles.forecast}>
    <div className={`${styles.sky} ${styles.light[weather]}`} aria-hidden="true" />
    <Heading level={level} size="title">
      {words[weather]}
    </Heading>
  </div>
);
