import { build } from './build.mjs';
import { liveUntilStopped } from './lifetime.mjs';
import { requireFree } from './ports.mjs';
import { readyToServe } from './serve.mjs';
import { readSettings } from './settings.mjs';

export async function run() {
  const settings = readSettings();
  await requireFree(settings.port);
  build();
  const { begin, stop } = await readyToServe(settings);
  await liveUntilStopped(begin, stop);
}
