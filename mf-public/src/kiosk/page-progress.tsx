import * as styles from './page-progress.css.ts';

interface PageProgressProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly pageMs: number;
}

/** «1 di 4», and a stretch for each page: behind lit, the present one filling, ahead dark. Nothing for one page. */
export function PageProgress({ page, pages, pageMs }: PageProgressProps) {
  if (pages === 1) return <span />;
  return (
    <div className={styles.root}>
      <span className={styles.words}>
        {page + 1} di {pages}
      </span>
      <div className={styles.track} aria-hidden="true">
        {Array.from({ length: pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are places, told apart by their number alone
          <span key={index} className={styles.stretch}>
            {index <= page && (
              <span
                className={index < page ? styles.behind : styles.present}
                style={index === page ? { animationDuration: `${pageMs}ms` } : undefined}
              />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
