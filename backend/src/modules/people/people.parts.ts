import type { ModuleParts } from '../../platform/event-store/registry.js';

export const people: ModuleParts = { name: 'people', events: {} };
