import type { ModuleParts } from '../../platform/event-store/registry.js';
import { billingEvents } from './events.js';

export const billing: ModuleParts = { name: 'billing', events: billingEvents };
