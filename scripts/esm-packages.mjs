import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of installed packages published as ES modules, which Jest on Node 20 cannot require() as they are. */
export function esmPackages(folder = path.resolve(import.meta.dirname, '../node_modules')) {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const packages = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return packages.filter((name) => {
    const manifest = path.join(folder, name, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
  });
}
