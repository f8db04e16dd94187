import type { ModuleParts } from '../../platform/event-store/registry.js';

export const identity: ModuleParts = { name: 'identity', events: {} };
