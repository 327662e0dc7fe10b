/** Nothing is wrong with it: its files are lost, or its contract is another one. */
export default () => <h1>Giusto</h1>;
