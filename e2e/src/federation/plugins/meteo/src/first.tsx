import { Row } from './row.tsx';

export default function First() {
  return (
    <main id="contenuto">
      <ol>
        {'{{#entries}}'}
        <Row name="{{name}}" total="{{total}}" />
        {'{{/entries}}'}
      </ol>
    </main>
  );
}
