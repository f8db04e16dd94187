import type { ModuleParts } from '../../platform/event-store/registry.js';
import { schedulingEvents } from './events.js';

export const scheduling: ModuleParts = { name: 'scheduling', events: schedulingEvents };
