import { screenTests } from '../scripts/screen-tests.mjs';

export default screenTests(import.meta.dirname, {
  names: ['rules', 'components'],
  together: { parts: 3, first: 'testing/staff.tsx' },
  esm: ['openapi-fetch', 'react-hotkeys-hook'],
  moduleNameMapper: { '\\.png$': '<rootDir>/src/testing/no-picture.ts', '^@/(.*)$': '<rootDir>/src/$1' },
});
