import type { INestApplicationContext } from '@nestjs/common';
import { Departure } from './departure.js';

export function stopWithParent(app: INestApplicationContext) {
  if (!process.channel) return;
  process.on('disconnect', () => {
    app.get(Departure).hurry();
    void app.close().finally(() => process.exit(0));
  });
}
