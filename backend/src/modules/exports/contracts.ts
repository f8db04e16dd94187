export type { ExportFinished } from './events.js';
