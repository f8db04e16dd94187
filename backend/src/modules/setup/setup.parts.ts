import type { ModuleParts } from '../../platform/event-store/registry.js';

export const setup: ModuleParts = { name: 'setup', events: {} };
