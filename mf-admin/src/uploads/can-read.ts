/**
 * Returns whether a chosen file can still be read: not once it was moved, deleted or changed since, or while another program keeps
 * it. Browsers then end the request that sends it as if the server were away.
 */
export const canRead = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
