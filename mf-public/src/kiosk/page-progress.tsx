import * as styles from './page-progress.css.ts';

interface PageProgressProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly pageMs: number;
}

/** «1 di 4» and a bar for each page: full before the current page, filling for it, empty after it. */
export function PageProgress({ page, pages, pageMs }: PageProgressProps) {
  if (pages === 1) return <span />;
  return (
    <div className={styles.root}>
      <span className={styles.words}>
        {page + 1} di {pages}
      </span>
      <div className={styles.track} aria-hidden="true">
        {Array.from({ length: pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its index
          <span key={index} className={styles.bar}>
            {index <= page && (
              <span
                className={index < page ? styles.full : styles.filling}
                style={index === page ? { animationDuration: `${pageMs}ms` } : undefined}
              />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
