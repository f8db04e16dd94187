import { statSync } from 'node:fs';
import path from 'node:path';
import { writeBackup } from '../platform/backup/write-backup.js';
import { ConfigError, readConfig } from '../platform/config/config.js';
import { start } from '../platform/lifecycle/start.js';

/** `npm run backup -- FILE`. */
void start(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigError('npm run backup -- FILE: name the file to write, such as leadline.sql.gz.');
  if (statSync(file, { throwIfNoEntry: false })) throw new ConfigError(`${file} exists already; nothing was written.`);
  const began = performance.now();
  const { rows } = await writeBackup(readConfig(), path.resolve(file), console.log);
  const sum = Object.values(rows).reduce((total, count) => total + count, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${sum} rows of ${rows['public.farm'] ?? 0} barns in ${file}, ${statSync(file).size} bytes, in ${seconds} s.`,
  );
});
