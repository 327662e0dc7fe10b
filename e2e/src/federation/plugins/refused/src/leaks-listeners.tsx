import { useEffect } from 'react';

export default function LeaksListeners() {
  useEffect(() => window.addEventListener('resize', () => {}), []);
  return (
    <main id="contenuto">
      <p>Ascolta</p>
    </main>
  );
}
