import { screenTests } from '../scripts/screen-tests.mjs';

export default screenTests(import.meta.dirname, {
  names: ['rules', 'components'],
  esm: ['openapi-fetch', 'react-hotkeys-hook'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
});
