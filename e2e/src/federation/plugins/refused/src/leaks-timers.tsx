import { useEffect } from 'react';

export default function LeaksTimers() {
  useEffect(() => {
    // Not by the scope, which would end it.
    setInterval(() => {}, 60_000);
  }, []);
  return <p>Tic</p>;
}
