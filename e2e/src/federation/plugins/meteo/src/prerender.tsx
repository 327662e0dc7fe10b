import { Row } from './row.tsx';

export default function Prerender() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <ol>
        {'{{#entries}}'}
        <Row name="{{name}}" total="{{total}}" />
        {'{{/entries}}'}
      </ol>
    </main>
  );
}
