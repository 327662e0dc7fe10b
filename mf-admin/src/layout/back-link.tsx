import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { backLink } from './back-link.css.ts';

/** The link from one thing of a section back to their list. Not printed. */
export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href} className={backLink}>
    <ChevronLeft size={18} aria-hidden="true" />
    {children}
  </Link>
);
