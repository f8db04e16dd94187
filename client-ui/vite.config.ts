import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanRouter } from './build/router-plugin.ts';
import { serviceWorker } from './build/service-worker-plugin.ts';
import { readTexts } from './build/texts-plugin.ts';
import { sharedTokens } from './build/tokens-plugin.ts';

/** By what those requests' names begin with that home does without. */
const askedForLater = [
  'options',
  'add-sections',
  'calendar-lessons',
  'cancel-preview',
  'card-keys',
  'closures',
  'confirmations',
  'due-charges',
  'emergency-card',
  'financial',
  'own-horses',
  'paper',
  'photo-consent',
  'products',
  'progress',
  'refresh-purchases',
  'registrations',
  'schedule-changes',
  'statement',
  String.raw`student\.ts`,
  'vouchers',
  'waiting-list',
];

/** What a family needs to see its home, in one file: small files compress badly and are fetched one after another. */
const firstScreen = [
  /node_modules\/(?!@noble|@tanstack\/(react-query\/.*\/useMutation|query-core\/.*\/mutationObserver))/,
  /api-client\/src\/(?!version|waivers|money|once|post|push-|card-|files|save-file|setting-of|generated\/(release|if-empty|labels))/,
  /client-ui\/src\/main/,
  /client-ui\/src\/(family|connection|i18n|features\/home)\/(?!waiting|pictures)/,
  /client-ui\/src\/app\/(?!unauthorized|not-found|stranger-routes|further-routes|money-routes|shell\/no-rider)/,
  new RegExp(String.raw`client-ui/src/requests/(?!${askedForLater.join('|')})`),
  /client-ui\/src\/format\/(?!money|is-day|lesson-span|moment|ordinal)/,
  /client-ui\/src\/session\/leave/,
  /client-ui\/src\/components\/(package-meter|ask-the-barn)/,
  /client-ui\/src\/ui\/(?!sheet|choice|card-field|field|facts|check|select|text-area|use-is-phone)/,
];

/** Signing in, and what every form is made of: by themselves they would be fetched one after another. */
const forms = [
  /client-ui\/src\/(app\/stranger-routes|features\/sign-in\/(?!sign-out)|ui\/field)/,
  /node_modules\/@tanstack\/(react-query\/.*\/useMutation|query-core\/.*\/mutationObserver)/,
  /api-client\/src\/post/,
];

export default defineConfig({
  plugins: [react(), leanRouter(), sharedTokens(), readTexts(), serviceWorker()],
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
          groups: [
            { name: 'portal', test: (id: string) => firstScreen.some((pattern) => pattern.test(id)) },
            { name: 'forms', test: (id: string) => forms.some((pattern) => pattern.test(id)) },
          ],
        },
      },
    },
  },
});
