import { createHash } from 'node:crypto';
import { pluginBuild } from '@vetta/plugin-kit/vite';
import { defineConfig, mergeConfig } from 'vite';
import plugin from './plugin.ts';

/** 400 kB that compress to half of it, and are the same in every build. */
const ballast = Array.from({ length: 6_200 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex'),
).join('');

export default defineConfig((env) =>
  mergeConfig(pluginBuild(plugin, { at: import.meta.url, port: 5184 })(env), {
    define: { 'import.meta.env.BALLAST': JSON.stringify(ballast) },
  }),
);
