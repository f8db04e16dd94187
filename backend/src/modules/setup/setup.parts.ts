import type { ModuleParts } from '../../platform/event-store/registry.js';
 from './events.js';
}
export const setup: ModuleParts = { name: 'setup', events: {} };
