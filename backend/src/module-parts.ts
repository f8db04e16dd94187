import { horses } from './modules/horses/horses.parts.js';
import type { ModuleParts } from './platform/event-store/registry.js';

/** What each module brings to the event store. The one list: the application, the rebuild and the tests read it. */
export const moduleParts: readonly ModuleParts[] = [horses];
