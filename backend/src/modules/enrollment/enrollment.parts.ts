import type { ModuleParts } from '../../platform/event-store/registry.js';
import { enrollmentEvents } from './events.js';

export const enrollment: ModuleParts = { name: 'enrollment', events: enrollmentEvents };
