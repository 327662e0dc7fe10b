export default function PaintsNothing() {
  return <div />;
}
