import { readConfig } from '../platform/config/config.js';
import { start } from '../platform/lifecycle/start.js';
import { bringUpToDate } from './bring-up-to-date.js';

void start(async () => bringUpToDate(readConfig(), console.log));
