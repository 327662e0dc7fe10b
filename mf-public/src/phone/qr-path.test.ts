import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { type QrPath, qrPath } from './qr-path.ts';

const SCALE = 4;

/** Returns the picture of the path as a camera would see it, dark on light. */
function picture({ size, d }: QrPath) {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let py = Number(y) * SCALE; py < (Number(y) + 1) * SCALE; py++) {
      for (let px = Number(x) * SCALE; px < (Number(x) + Number(width)) * SCALE; px++) {
        data.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

test.each(['http://192.168.1.20:3000/', 'https://classifica.vetta.example.com/?giocatore=1'])(
  'a scanner reads %s',
  (address) => {
    expect(decodeQR(picture(qrPath(address)))).toBe(address);
  },
);

test('the margin has no dark module, on any side', () => {
  const { size, d } = qrPath('https://vetta.example.com/');
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x) + Number(width), Number(y) + 1)).toBeLessThanOrEqual(size - 4);
  }
});
