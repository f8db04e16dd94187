// Journeys that change the days of Maple Hill: each finds what the one before has left, and none may change it meanwhile.
import { journeysOf } from './support/journeys.mjs';

await journeysOf('maple-hill');
