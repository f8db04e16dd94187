// Loaded first, so that its hooks hold for all files and not for the first alone.
import './test-app.js';
import { runTogether } from './run-together.js';

/**
 * The integration tests, which share an application (`sharedApp`). By themselves run `*.alone.int.spec.ts`: those that start
 * and kill processes, and mostly wait, and those that declare what no application would.
 */
export const together = runTogether(/(?<!\.alone)\.int\.spec\.ts$/);
