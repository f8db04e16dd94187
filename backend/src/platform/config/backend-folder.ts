import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where files of the backend lie that are not code. Sources, what is compiled and what is bundled stand at different depths below it. */
export const BACKEND_FOLDER = packageFolder(import.meta.dirname);

function packageFolder(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('No package.json stands above this file.');
  return packageFolder(above);
}
