import type { ModuleParts } from '../../platform/event-store/registry.js';
 from './events.js';
}
export const notifications: ModuleParts = { name: 'notifications', events: {} };
