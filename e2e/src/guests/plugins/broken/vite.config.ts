import { pluginBuild } from '@vetta/plugin-kit/vite';
import plugin from './plugin.ts';

export default pluginBuild(plugin, { at: import.meta.url, port: 5186 });
