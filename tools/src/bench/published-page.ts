import { emptyFolder, startVetta } from '@vetta/server/testing/started-vetta';

export interface PublishedPage extends AsyncDisposable {
  /** The address of the public page, without a slash at its end. */
  readonly url: string;
}

/** Starts the product with its demonstration office: a page with all its sections, and every call answered. */
export async function publishPage(): Promise<PublishedPage> {
  await using starting = new AsyncDisposableStack();
  const data = starting.use(await emptyFolder());
  const { url } = starting.use(await startVetta({ ...process.env, DATA_DIR: data.path, PORT: '0' }));
  const started = starting.move();
  return { url, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
