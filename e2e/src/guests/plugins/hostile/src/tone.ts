/** A second of a tone, as the address of a file. */
export function tone(): string {
  const samples = 8_000;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    new Uint8Array(view.buffer, at).set(new TextEncoder().encode(text));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samples, true);
  view.setUint32(28, samples, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let at = 0; at < samples; at++) view.setUint8(44 + at, 128 + 60 * Math.sin(at / 3));
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}
