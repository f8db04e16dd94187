import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const namesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    );

/** Installed ES modules, also nested ones: Jest on Node 20 cannot require() them. */
export function esmPackages(folder = path.resolve(import.meta.dirname, '../node_modules')) {
  return namesIn(folder).flatMap((name) => {
    const inner = path.join(folder, name, 'node_modules');
    const manifest = path.join(folder, name, 'package.json');
    const isEsm = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
    const brought = existsSync(inner) ? esmPackages(inner) : [];
    return [...(isEsm ? [name] : []), ...brought.flatMap((one) => [one, `${name}/node_modules/${one}`])];
  });
}
