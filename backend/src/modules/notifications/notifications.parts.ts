import type { ModuleParts } from '../../platform/event-store/registry.js';

export const notifications: ModuleParts = { name: 'notifications', events: {} };
