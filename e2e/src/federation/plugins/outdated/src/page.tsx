export default function Page() {
  return <main id="contenuto">Fatto per un altro contratto</main>;
}
