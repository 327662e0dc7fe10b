import type { ReactNode } from 'react';
import { skipLink } from './page-frame.css.ts';

/**
 * What the shell shows around every plugin's page: the first tab stop, which skips the header that every page repeats. Wall
 * screens have neither.
 */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <a className={skipLink} href="#contenuto">
      Vai al contenuto
    </a>
    {children}
  </>
);
