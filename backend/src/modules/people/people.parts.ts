import type { ModuleParts } from '../../platform/event-store/registry.js';
 from './events.js';
}
export const people: ModuleParts = { name: 'people', events: {} };
