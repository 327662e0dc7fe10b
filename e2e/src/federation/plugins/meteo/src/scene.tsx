export default function Scene() {
  return <h1>Nuvole sul muro</h1>;
}
