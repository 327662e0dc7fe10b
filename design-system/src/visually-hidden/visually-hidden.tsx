import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

/** Words for those who listen: read aloud, never seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={hidden}>{children}</span>
);
