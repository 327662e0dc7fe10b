import { designSystemStyles } from '@vetta/design-system/styles';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The one Vite configuration of all stories: each style sheet goes through vanilla-extract once, and no plugin's own
// configuration (federation among it) is read.
export default defineConfig({ plugins: [react(), designSystemStyles()] });
