import { rmSync } from 'node:fs';
import { compiled, migrate, seedOnce } from './backend.mjs';
import { build } from './build.mjs';
import { liveUntilStopped } from './lifetime.mjs';
import { freePort, requireFree } from './ports.mjs';
import { program } from './programs.mjs';
import { startServices } from './services.mjs';
import { readSettings } from './settings.mjs';
import { stopAll, supervise } from './supervise.mjs';

export async function run() {
  const settings = readSettings();
  await requireFree(settings.port);
  build(['backend']);
  // The watching compiler's output is not the build that `npm start` makes.
  rmSync('backend/dist/.built', { force: true });
  const services = await startServices({ exclusive: true, settings });
  const processes = [];
  const begin = async () => {
    await migrate(services.env);
    await seedOnce(services);
    processes.push(...(await watchAll(services)));
  };
  await liveUntilStopped(begin, () => stopAll(processes, services));
}

async function watchAll({ settings: { port, dataDir, publicUrl }, env, inboxUrl }) {
  const staff = await freePort(5173);
  const families = await freePort(staff + 1);
  const watching = {
    ...env,
    API_PORT: String(port),
    PORTAL_PORT: String(families),
    API_URL: `http://127.0.0.1:${port}`,
  };
  const watch = (name, args, cwd) => supervise({ name, args, cwd, env: watching, dataDir, log: 'inherit' });
  console.log(
    `\nFamilies http://localhost:${staff}/   Staff http://localhost:${staff}/admin/   ` +
      `API ${publicUrl}/api   Mail ${inboxUrl ?? 'as configured'}\n`,
  );
  return [
    watch('compiler', [
      program('swc'),
      'backend/src',
      '--out-dir',
      'backend/dist',
      '--config-file',
      'backend/.swcrc',
      '--strip-leading-paths',
      '--watch',
    ]),
    watch('api', ['--watch', ...compiled('main')]),
    watch('worker', ['--watch', ...compiled('worker')]),
    watch('staff screens', [program('vite'), '--port', String(staff), '--strictPort'], 'admin-ui'),
    watch('family portal', [program('vite'), '--port', String(families), '--strictPort'], 'client-ui'),
  ];
}
