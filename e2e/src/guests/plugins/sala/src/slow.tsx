/** Waits for what never comes, and says nothing. */
export default function Scene() {
  return null;
}
