import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedTokens } from '../client-ui/build/tokens-plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The parts of both screens in all their states. Plain modules and this page: Storybook and Ladle would bring a hundred packages. */
export default defineConfig({
  root: at('.'),
  publicDir: at('../client-ui/public'),
  plugins: [react(), sharedTokens()],
  resolve: { alias: { '@': at('../admin-ui/src') } },
  define: { __LEADLINE_VERSION__: '""' },
  server: { port: Number(process.env['STORIES_PORT'] ?? 5175), fs: { allow: [at('..')] } },
  build: {
    target: 'es2022',
    rolldownOptions: { input: { index: at('index.html'), staff: at('staff.html'), families: at('families.html') } },
  },
});
