import { designSystemStyles } from '@vetta/design-system/styles';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { usedIcons } from './used-icons.ts';

// The Vite configuration of all stories. It compiles each style sheet once, and uses no plugin's configuration, so no
// federation.
export default defineConfig({
  plugins: [react(), designSystemStyles(), msw({ mode: 'worker-only' }), usedIcons()],
  // Packages that only the plugins use. Vite would discover them late and reload the page during a test.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      '@tanstack/react-query',
      'jotai',
      'lucide-react',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
      'mustache',
      'papaparse',
      'react-dom/server',
      'react-hook-form',
      'wouter',
      'wouter/memory-location',
      'zod',
    ],
  },
});
