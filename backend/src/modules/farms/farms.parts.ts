import type { ModuleParts } from '../../platform/event-store/registry.js';
 from './events.js';
}
export const farms: ModuleParts = { name: 'farms', events: {} };
