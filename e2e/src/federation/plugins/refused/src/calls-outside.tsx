import { useEffect } from 'react';

export default function CallsOutside() {
  useEffect(() => {
    fetch('https://meteo.example/oggi').catch(() => {});
  }, []);
  return <p>Che tempo fa altrove</p>;
}
