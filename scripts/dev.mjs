import { rmSync } from 'node:fs';
import { entry, migrate, seedOnce } from './backend.mjs';
import { build } from './build.mjs';
import { onStop } from './lifetime.mjs';
import { freePort } from './ports.mjs';
import { program } from './programs.mjs';
import { startServices } from './services.mjs';
import { supervise } from './supervise.mjs';

/** `npm run dev`: like start, but a saved file shows: the compiler watches, API and worker start again, both screens reload. */
export async function run() {
  build(['backend', 'API types']);
  const services = await startServices({ exclusive: true });
  const { settings, env } = services;
  migrate(env);
  await seedOnce(services);

  const ports = { staff: await freePort(5173), families: await freePort(5273) };
  const watching = { ...env, API_PORT: String(settings.port), API_URL: `http://127.0.0.1:${settings.port}` };
  const watch = (name, args, cwd) => supervise({ name, args, cwd, env: watching, dataDir: settings.dataDir, log: 'inherit' });
  // The compiler empties its folder when it begins, so the first build is not the one that runs.
  rmSync('backend/dist/.built', { force: true });
  const processes = [
    watch('compiler', [program('swc'), 'backend/src', '--out-dir', 'backend/dist', '--config-file', 'backend/.swcrc', '--strip-leading-paths', '--watch']),
    watch('api', ['--watch', ...entry('main')]),
    watch('worker', ['--watch', ...entry('worker')]),
    watch('staff screens', [program('vite'), '--port', String(ports.staff), '--strictPort'], 'admin-ui'),
    watch('family portal', [program('vite'), '--port', String(ports.families), '--strictPort'], 'client-ui'),
  ];
  onStop(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await services.stop();
  });
  console.log(`\nFamilies http://localhost:${ports.families}/   Staff http://localhost:${ports.staff}/admin/   API ${settings.publicUrl}/api   Mail ${services.inboxUrl ?? 'as configured'}\n`);
}
