import { designSystemStyles } from '@vetta/design-system/styles';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The one Vite configuration of all stories: each style sheet goes through vanilla-extract once, and no plugin's own
// configuration (federation among it) is read.
export default defineConfig({
  plugins: [react(), designSystemStyles()],
  // What only the plugins use is found too late on a first run: Vite would then reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      'jotai',
      'react-hook-form',
      'wouter',
      'wouter/memory-location',
      'zod',
    ],
  },
});
