import type { INestApplicationContext } from '@nestjs/common';

export function stopWithParent(app: INestApplicationContext) {
  if (!process.channel) return;
  process.on('disconnect', () => void app.close().finally(() => process.exit(0)));
}
