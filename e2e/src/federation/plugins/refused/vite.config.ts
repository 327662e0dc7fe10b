import { createHash } from 'node:crypto';
import { federatedBuild } from '@vetta/plugin-kit/federated';
import { defineConfig, mergeConfig } from 'vite';
import plugin from './plugin.ts';

/** 400 kB that compress to half of it, and are the same in every build. */
const ballast = Array.from({ length: 6_200 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex'),
).join('');

export default defineConfig((env) =>
  mergeConfig(federatedBuild(plugin, { at: import.meta.url, port: 5181 })(env), {
    define: { 'import.meta.env.BALLAST': JSON.stringify(ballast) },
  }),
);
