import type { ModuleParts } from '../../platform/event-store/registry.js';

export const farms: ModuleParts = { name: 'farms', events: {} };
