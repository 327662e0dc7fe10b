// While the module is evaluated, before any part of it is shown.
fetch('https://meteo.example/presto').catch(() => {});

export default function CallsAtOnce() {
  return <p>Che tempo fa altrove, presto</p>;
}
