export default function Throws(): never {
  throw new Error('Non so disegnarmi');
}
