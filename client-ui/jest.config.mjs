import { screenTests } from '../scripts/screen-tests.mjs';

export default screenTests(import.meta.dirname, { names: ['functions', 'pages'], esm: ['openapi-fetch'] });
