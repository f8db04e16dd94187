import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url));

/**
 * Builds with the router's production files, where its package names only those that warn developers; and says of its components what
 * the bundler cannot see: that defining one, or naming it for developer tools, does nothing. Those that no page uses then stay out.
 */
export const leanRouter = (): Plugin => ({
  name: 'leadline-lean-router',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } } }),
  resolveId: (id) => (id === 'react-router' ? production : null),
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
});
