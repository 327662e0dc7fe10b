/** A wall waits for it, for a quarter of an hour. */
export default () => <h1>Ferma</h1>;
