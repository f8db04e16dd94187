import type { ModuleParts } from '../../platform/event-store/registry.js';
import { horseEvents } from './events.js';

export const horses: ModuleParts = { name: 'horses', events: horseEvents };
