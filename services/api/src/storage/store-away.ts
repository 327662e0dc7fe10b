/** The object store cannot serve now and may later: it is away, or refuses us; the cause says which. */
export class StoreAway extends Error {
  override name = 'StoreAway';

  constructor(options?: ErrorOptions) {
    super('The object store does not answer', options);
  }
}
