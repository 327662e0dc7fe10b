import { addons } from 'storybook/manager-api';
import { night } from './night.ts';

addons.setConfig({ theme: night });
