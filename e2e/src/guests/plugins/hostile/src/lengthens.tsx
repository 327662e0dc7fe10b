import { useLater } from './use-later.ts';

/** Adds to the person's way back, by an address of a field, which would take the keyboard, too. */
export default function Scene() {
  useLater(() => {
    for (let at = 0; at < 20; at++) location.hash = at % 2 ? '#campo' : '#altro';
  });
  return (
    <>
      <h1>Allunga</h1>
      <input id="campo" />
    </>
  );
}
