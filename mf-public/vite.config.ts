import { federatedBuild } from '@vetta/plugin-kit/federated';
import declaration from './plugin.ts';

export default federatedBuild(declaration, { at: import.meta.url, port: 5174 });
