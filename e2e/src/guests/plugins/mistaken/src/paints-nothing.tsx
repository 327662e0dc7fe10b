export default () => <div />;
