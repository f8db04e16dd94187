import pg from 'pg';
import { loadArchive } from '../modules/exports/archive/load-archive.js';
import { openArchive } from '../modules/exports/archive/open-archive.js';
import { ConfigError, readConfig } from '../platform/config/config.js';
import { BARN_ROLE, roleUrl } from '../platform/database/roles.js';
import { withoutTimeLimits } from '../platform/database/time-limits.js';
import { fileStorage } from '../platform/files/files.module.js';
import { start } from '../platform/lifecycle/start.js';

/** `npm run import-barn -- FILE`: a barn, from the archive that its administrators have exported elsewhere. */
void start(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigError('npm run import-barn -- FILE: name the file that a barn has exported.');
  const config = readConfig();
  const archive = await openArchive(file);
  const client = new pg.Client(withoutTimeLimits(roleUrl(config.ownerUrl, BARN_ROLE, config.secret)));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { farmName, rows, files, taken } = await loadArchive(client, fileStorage(config), archive);
    console.log(
      `${farmName} is here: ${rows} rows, ${files} files. Everybody sets a new password by "Forgot password".`,
    );
    if (taken.length)
      console.log(`Signs in here already, and not with this barn:\n${taken.map((email) => `  ${email}`).join('\n')}`);
  } finally {
    archive.close();
    await client.end();
  }
});
