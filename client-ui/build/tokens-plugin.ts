import type { Plugin } from 'vite';
import { cssVariables, tokens, type Scheme } from '../../api-client/src/tokens.ts';

const moduleId = 'virtual:tokens.css';

const block = (scheme: Scheme): string =>
  Object.entries(cssVariables(scheme))
    .map(([name, value]) => `${name}:${value};`)
    .join('');

const css = (): string =>
  `:root{${block('light')}--strong:${tokens.weight.strong};}` +
  `@media (prefers-color-scheme: dark){:root{${block('dark')}}}`;

const manifest = () => ({
  name: 'Leadline',
  short_name: 'Leadline',
  description: 'Your riding lessons: when, on whom, and how many are left.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: tokens.colour.light.paper,
  theme_color: tokens.colour.light.paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Makes the style sheet's variables, the manifest and the theme colours from the tokens shared with the staff screens. */
export const sharedTokens = (): Plugin => ({
  name: 'leadline-tokens',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
  load: (id) => (id === `\0${moduleId}` ? css() : null),
  transformIndexHtml: () =>
    (['light', 'dark'] as const).map((scheme) => ({
      tag: 'meta',
      attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: tokens.colour[scheme].paper },
      injectTo: 'head' as const,
    })),
  configureServer(server) {
    server.middlewares.use('/manifest.webmanifest', (_request, response) => {
      response.setHeader('content-type', 'application/manifest+json').end(JSON.stringify(manifest()));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest()) });
  },
});
