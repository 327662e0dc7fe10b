export default function EmbedsPage() {
  return (
    <figure>
      <iframe src="https://meteo.example/mappa" title="Mappa" />
      <figcaption>Le nuvole di oggi</figcaption>
    </figure>
  );
}
