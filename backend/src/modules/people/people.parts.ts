import type { ModuleParts } from '../../platform/event-store/registry.js';
import { peopleEvents } from './events.js';

export const people: ModuleParts = { name: 'people', events: peopleEvents };
