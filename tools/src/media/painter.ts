/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../binaries/chromium.ts';
import { type Film, heightRows } from './films.ts';

export interface Painter {
  /** Returns the frame at a time in seconds: RGBA, eight bits each, the bottom row first. */
  paint(time: number): Promise<Buffer>;
  close(): Promise<void>;
}

const shader = (file: string) => readFileSync(new URL(`shaders/${file}`, import.meta.url), 'utf8');

// Draws in software: the same frames on every machine, and none needs a graphics card.
const softwareWebGl = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Opens a browser that paints a film's frames with its shader, at `scale` of the film's size and larger by its oversampling. */
export async function openPainter(name: string, film: Film, scale: number): Promise<Painter> {
  const found = await findChromium();
  if ('why' in found) throw new Error(`No Chromium: ${found.why}`);
  const browser: Browser = await chromium.launch({ executablePath: found.path, args: softwareWebGl });
  const page = await browser.newPage();
  const { width, height } = scaled(film, scale * film.oversample);
  const source = shader('common.glsl') + shader(`${name}.frag`);
  await page.evaluate(prepare, { source, width, height, span: film.seconds, rows: heightRows(film) });
  return {
    async paint(time) {
      const base64 = await page.evaluate((at) => (globalThis as unknown as Prepared).paintFrame(at), time);
      return Buffer.from(base64, 'base64');
    },
    close: () => browser.close(),
  };
}

/** Returns a film's size at `scale`; encoders need even numbers. */
export function scaled({ width, height }: Pick<Film, 'width' | 'height'>, scale: number) {
  const even = (length: number) => 2 * Math.round((length * scale) / 2);
  return { width: even(width), height: even(height) };
}

interface Prepared {
  paintFrame(time: number): Promise<string>;
}

interface Scene {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly span: number;
  readonly rows: readonly (readonly number[])[];
}

/** Runs in the page: compiles the shader and leaves `paintFrame` behind. */
function prepare({ source, width, height, span, rows }: Scene): void {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  const program = gl?.createProgram();
  if (!gl || !program) throw new Error('This browser has no WebGL 2.');

  const attach = (type: number, text: string) => {
    const compiled = gl.createShader(type);
    if (!compiled) throw new Error('The browser makes no shader.');
    gl.shaderSource(compiled, text);
    gl.compileShader(compiled);
    if (!gl.getShaderParameter(compiled, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(compiled) ?? '');
    gl.attachShader(program, compiled);
  };
  // One triangle covers the frame.
  attach(
    gl.VERTEX_SHADER,
    `#version 300 es
    void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }`,
  );
  attach(gl.FRAGMENT_SHADER, source);
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.viewport(0, 0, width, height);

  // Heights are read between two samples.
  gl.getExtension('OES_texture_float_linear');
  const heights = new Float32Array(rows.flat());
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, rows[0]?.length ?? 1, rows.length, 0, gl.RED, gl.FLOAT, heights);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.MIRRORED_REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);

  const place = (uniform: string) => gl.getUniformLocation(program, uniform);
  gl.uniform2f(place('size'), width, height);
  gl.uniform1f(place('span'), span);

  const pixels = new Uint8Array(width * height * 4);
  const paintFrame = async (time: number): Promise<string> => {
    gl.uniform1f(place('time'), time);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    const reader = new FileReader();
    await new Promise((loaded) => {
      reader.onload = loaded;
      reader.readAsDataURL(new Blob([pixels]));
    });
    return String(reader.result).replace(/^.*,/, '');
  };
  Object.assign(globalThis, { paintFrame });
}
