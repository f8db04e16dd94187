import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/**
 * Of a process that was told to stop. It says first that it is no longer ready, and serves on for as long as whoever distributes requests
 * needs to notice; only then it stops listening, and ends when everything it accepted is answered.
 */
@Injectable()
export class Departure implements OnModuleDestroy {
  private begun = false;
  private readonly hurried = new AbortController();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get hasBegun() {
    return this.begun;
  }

  /** Ends the wait: nobody is there any more who could notice. */
  hurry() {
    this.hurried.abort();
  }

  /** The first of all shutdown hooks. */
  async onModuleDestroy() {
    this.begun = true;
    await pause(this.config.noticeMs, undefined, { signal: this.hurried.signal }).catch(() => undefined);
  }
}
