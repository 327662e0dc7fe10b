import { useEffect } from 'react';

export default function LogsErrors() {
  useEffect(() => console.error('Qualcosa è andato storto'), []);
  return <p>Va tutto bene</p>;
}
