import * as styles from './fact-list.css.ts';

export type FactListProps = {
  facts: readonly {
    readonly name: string;
    readonly value: string;
    /** Whether the value is out of the ordinary; it is then coloured as a warning. */
    readonly isOdd?: boolean;
  }[];
};

/** Short facts about one thing, each under its name, as many beside each other as fit. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={styles.list}>
    {facts.map(({ name, value, isOdd = false }) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value} data-odd={isOdd}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
