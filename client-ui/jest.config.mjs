import { screenTests } from '../scripts/screen-tests.mjs';

export default screenTests(import.meta.dirname, {
  names: ['functions', 'pages'],
  together: { parts: 1, first: 'testing/family.tsx' },
  esm: ['openapi-fetch', '@noble/hashes', 'intl-messageformat', '@formatjs'],
});
