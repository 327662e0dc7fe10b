import { useEffect, useState } from 'react';

/** Falls when its first page turns. */
export default function Scene() {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPage(1), 8_000);
    return () => clearTimeout(timer);
  }, []);
  if (page === 1) throw new Error('Non ho una seconda pagina');
  return <h1>Rotta dopo</h1>;
}
