import { defineConfig } from 'vite';
import { textParts } from './tools/text-parts.mjs';

export default defineConfig({
  plugins: [textParts()],
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 0, emptyOutDir: true },
});
