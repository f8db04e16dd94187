import type { ModuleParts } from '../../platform/event-store/registry.js';
 from './events.js';
}
export const identity: ModuleParts = { name: 'identity', events: {} };
