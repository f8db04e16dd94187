import type { ModuleParts } from '../../platform/event-store/registry.js';
import { farmEvents } from './events.js';

export const farms: ModuleParts = { name: 'farms', events: farmEvents };
