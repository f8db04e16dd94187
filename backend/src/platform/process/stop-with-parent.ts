import type { INestApplicationContext } from '@nestjs/common';

/** Ends with the launcher, which holds an IPC channel open. */
export function stopWithParent(app: INestApplicationContext) {
  if (!process.channel) return;
  process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
}
