import path from 'node:path';
import { build } from '../../../scripts/build.mjs';

/** What is tested is what has been built: now, if sources have changed since. */
export default function built() {
  process.chdir(path.resolve(import.meta.dirname, '../../..'));
  build(['backend']);
}
