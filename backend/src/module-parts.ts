import { billing } from './modules/billing/billing.parts.js';
import { enrollment } from './modules/enrollment/enrollment.parts.js';
import { farms } from './modules/farms/farms.parts.js';
import { horses } from './modules/horses/horses.parts.js';
import { identity } from './modules/identity/identity.parts.js';
import { notifications } from './modules/notifications/notifications.parts.js';
import { people } from './modules/people/people.parts.js';
import { scheduling } from './modules/scheduling/scheduling.parts.js';
import { setup } from './modules/setup/setup.parts.js';
import type { ModuleParts } from './platform/event-store/registry.js';

/** What each module brings to the event store. The one list: the application, the rebuild and the tests read it. */
export const moduleParts: readonly ModuleParts[] = [identity, farms, setup, people, horses, scheduling, enrollment, billing, notifications];
