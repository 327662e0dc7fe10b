import { Fragment, type ReactNode } from 'react';
import * as styles from './lottery-draw.css.ts';

const GROUP = /.{1,16}/g;

/** A hash or a secret: where it does not fit on a line, its lines are of one length. */
export const Hash = ({ value }: { readonly value: string }) => (
  <HashFrame>
    {value.match(GROUP)?.map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a value never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {group}
      </Fragment>
    ))}
  </HashFrame>
);

export const HashFrame = ({ children }: { readonly children: ReactNode }) => (
  <code className={styles.hash}>{children}</code>
);
