import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 0, emptyOutDir: true },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
