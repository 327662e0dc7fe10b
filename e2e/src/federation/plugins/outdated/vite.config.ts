import { federatedBuild } from '@vetta/plugin-kit/federated';
import plugin from './plugin.ts';

export default federatedBuild(plugin, { at: import.meta.url, port: 5182 });
