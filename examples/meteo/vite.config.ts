import { pluginBuild } from '@vetta/plugin-kit/vite';
import declaration from './plugin.ts';

export default pluginBuild(declaration, { at: import.meta.url, port: 5190 });
