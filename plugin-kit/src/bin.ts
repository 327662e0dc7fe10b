#!/usr/bin/env node
// `vetta-plugin` in the folder of a plugin outside the checkout.
import plugin from './commands/plugin.ts';

process.exitCode = await plugin(process.argv.slice(2), 'npx vetta-plugin', process.cwd());
