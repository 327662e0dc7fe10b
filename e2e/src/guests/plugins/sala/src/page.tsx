import type { RouteProps } from '@vetta/contract/plugin';
import { Invitation } from './invitation.tsx';

const seats = Array.from({ length: 60 }, (_, before) => before + 1);

/** As long as it needs to scroll. */
export default function Page(_: RouteProps) {
  return (
    <main id="contenuto" tabIndex={-1}>
      <h1>La sala</h1>
      <p>
        <a href="/">Alla classifica</a>
      </p>
      <Invitation />
      <ol>
        {seats.map((seat) => (
          <li key={seat}>Posto {seat}</li>
        ))}
      </ol>
      <p>In fondo alla sala</p>
    </main>
  );
}
