/** Has nothing to show, and does not say so. */
export default () => null;
