import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { ports, post } from './ports.ts';

/** Sends what is no message, and asks for what it may not have. */
export default function Scene({ context: { call, navigate } }: SceneProps) {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    navigate('javascript:alert(1)');
    navigate('/admin');
    for (const data of [
      'init',
      { type: 'init' },
      { type: 'reply', id: 0 },
      [],
      { type: 'height', height: '1e9' },
    ])
      for (const port of ports) post.call(port, data);
    call('GET /api/admin/players', { query: {} }).then(
      () => setAnswer('avuto'),
      (error: { status?: number }) => setAnswer(`rifiutato: ${error.status}`),
    );
  }, [call, navigate]);
  return <h1>Mente {answer}</h1>;
}
