import { useQuery } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import type { AdminSectionProps } from '@vetta/contract/plugin';
import { Button } from '@vetta/design-system/button';
import { useState } from 'react';
import { Invitation } from './invitation.tsx';

/** The prizes, by the call that an admin has approved; and a call that nobody was asked for. */
export default function Section({ context: { call } }: AdminSectionProps) {
  const prizes = useQuery({ queryKey: ['premi'], queryFn: () => call('GET /api/admin/prizes', {}) });
  const [refused, setRefused] = useState('');
  const askMore = () =>
    call('GET /api/admin/players', { query: {} }).then(
      () => setRefused('Avuti'),
      (error: unknown) => setRefused(wordsOf(error)),
    );
  return (
    <>
      <h2>Premi in sala</h2>
      {prizes.error && <p role="alert">{wordsOf(prizes.error)}</p>}
      <ul>
        {prizes.data?.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <Button onPress={() => void prizes.refetch()}>Chiedi di nuovo</Button>
      <Button onPress={() => void askMore()}>Chiedi i partecipanti</Button>
      <p role="status">{refused}</p>
      <Invitation />
    </>
  );
}

const wordsOf = (error: unknown): string =>
  error instanceof CallError
    ? `${error.status}: ${error.serverMessage}${error.retryAfter ? ` Riprova fra ${error.retryAfter} s` : ''}`
    : 'Il server non risponde';
