import { dataFolder, startVetta } from './started-vetta.ts';

export interface PublishedPage extends AsyncDisposable {
  /** The address of the public page, without a slash at its end. */
  readonly url: string;
}

/** Starts the product with its demonstration office: a page with all its sections, and every call answered. */
export async function publishPage(): Promise<PublishedPage> {
  await using starting = new AsyncDisposableStack();
  const data = starting.use(await dataFolder());
  const { url } = starting.use(await startVetta(data.path));
  const started = starting.move();
  return { url, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
