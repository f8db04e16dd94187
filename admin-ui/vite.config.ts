import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker-plugin';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;
/** Staff sign in on the portal's page, so both screens share one origin while they are worked on, as they do when served. */
const portal = { target: `http://localhost:${process.env['PORTAL_PORT'] ?? 5174}`, ws: true };

export default defineConfig({
  base: '/admin/',
  plugins: [react(), serviceWorker()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { port: Number(process.env['ADMIN_PORT'] ?? 5173), proxy: { '^/api/': api, '^/(?!admin/|admin$)': portal } },
  define: { __LEADLINE_VERSION__: JSON.stringify(process.env['LEADLINE_VERSION'] ?? '') },
  build: { target: 'es2022', chunkSizeWarningLimit: 1200 },
});
