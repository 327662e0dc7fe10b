import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

/** What the shell shows around every plugin's page. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <SkipLink />
    {children}
  </>
);
