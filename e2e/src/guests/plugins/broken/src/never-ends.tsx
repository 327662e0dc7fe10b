/** Paints an empty scene, and never says that it is over. */
export default () => <main />;
