import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './build/router-plugin.ts';
import { serviceWorker } from './build/service-worker-plugin.ts';
import { sharedTokens } from './build/tokens-plugin.ts';

/** What a family needs to see its home, in one file: small files compress badly and are fetched one after another. */
const firstScreen = [
  /node_modules\/(?!@tanstack\/(react-query\/.*\/useMutation|query-core\/.*\/mutationObserver))/,
  /api-client\/src\/(?!version|money|once|post|card-|setting-of|generated\/(release|if-empty))/,
  /client-ui\/src\/(family|connection|features\/home)\//,
  /client-ui\/src\/app\/(?!unauthorized|not-found|stranger-routes|shell\/no-rider)/,
  /client-ui\/src\/requests\/(?!options|add-sections|calendar-lessons|card-keys|financial|products|student\.ts)/,
  /client-ui\/src\/format\/(?!money|is-day|lesson-span)/,
  /client-ui\/src\/session\/leave/,
  /client-ui\/src\/components\/(package-meter|ask-the-barn)/,
  /client-ui\/src\/ui\/(?!sheet|card-field|field|facts|check|select|use-is-phone)/,
];

export default defineConfig({
  plugins: [react(), leanRouter(), sharedTokens(), serviceWorker()],
  server: { port: 5174, proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  define: { __LEADLINE_VERSION__: JSON.stringify(process.env.LEADLINE_VERSION ?? '') },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'portal', test: (id: string) => firstScreen.some((pattern) => pattern.test(id)) }],
        },
      },
    },
  },
});
