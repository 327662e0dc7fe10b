import type { Plugin } from 'vite';
import { designTokens } from './src/tokens/dtcg.ts';

/** Writes the tokens beside the build as `vetta.tokens.json`, for drawing tools (the Design Tokens format). */
export const emitDesignTokens = (): Plugin => ({
  name: 'vetta:design-tokens',
  apply: 'build',
  generateBundle() {
    const source = `${JSON.stringify(designTokens(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'vetta.tokens.json', source });
  },
});
