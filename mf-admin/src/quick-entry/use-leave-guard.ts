import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * While `isActive`, a click on a link to another page is stopped and asked about. The listener is on the document, in the
 * capture phase: it runs before the router's own.
 */
export function useLeaveGuard(isActive: boolean) {
  const [path, navigate] = useLocation();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!isActive) return;
    const stop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
        return;
      // With a modifier key the page opens in a new tab, and this one stays.
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.origin !== location.origin) return;
      if (link.pathname === path) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search);
    };
    document.addEventListener('click', stop, { capture: true });
    return () => document.removeEventListener('click', stop, { capture: true });
  }, [isActive, path]);
  return {
    isAsking: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      setTarget(null);
      if (target !== null) navigate(target);
    },
  };
}
