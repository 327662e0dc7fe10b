import { Link, type LinkProps } from '@vetta/design-system/link';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

/** Returns whether a click opens a new tab or window: the browser does that itself. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey;

/** A link to a section of the back office: it loads no new page. */
export function SectionLink(props: Omit<LinkProps, 'onClick'>) {
  const [, navigate] = useLocation();
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    navigate(props.href);
  };
  return <Link {...props} onClick={onClick} />;
}
