import type { INestApplicationContext } from '@nestjs/common';

/** The launcher holds an IPC channel open; when it is gone, however it went, so are we. */
export function stopWithParent(app: INestApplicationContext) {
  if (!process.channel) return;
  process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
}
