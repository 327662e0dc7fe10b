import { useEffect, useRef } from 'react';

export default function Page() {
  const at = useRef<HTMLElement>(null);
  useEffect(() => {
    try {
      if (at.current) at.current.innerHTML = '<b>crudo</b>';
    } catch {
      // It says nothing to its author.
    }
  }, []);
  return <main id="contenuto" ref={at} />;
}
