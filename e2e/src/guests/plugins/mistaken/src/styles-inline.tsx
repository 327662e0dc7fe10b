export default function Page() {
  return (
    <main id="contenuto">
      <style>{'p { color: red }'}</style>
      <p>Rosso</p>
    </main>
  );
}
