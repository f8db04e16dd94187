// Journeys that disturb nobody: they only look, or they change a barn that nobody else uses.
import { journeysOf } from './support/journeys.mjs';

await journeysOf('beside');
