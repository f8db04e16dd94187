import { accessSync } from 'node:fs';
import { migrations } from '../migrations/index.js';
import { restoreBackup } from '../platform/backup/restore-backup.js';
import { ConfigError, readConfig } from '../platform/config/config.js';
import { start } from '../platform/lifecycle/start.js';
import { bringUpToDate } from './bring-up-to-date.js';

/** `npm run restore -- FILE`. */
void start(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigError('npm run restore -- FILE: name the file that npm run backup wrote.');
  try {
    accessSync(file);
  } catch {
    throw new ConfigError(`${file} cannot be read.`);
  }
  const began = performance.now();
  const config = readConfig();
  const { rows } = await restoreBackup(config, file, migrations, console.log);
  await bringUpToDate(config, console.log);
  const sum = Object.values(rows).reduce((total, count) => total + count, 0);
  console.log(
    `${sum} rows of ${rows['public.farm'] ?? 0} barns restored in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
});
