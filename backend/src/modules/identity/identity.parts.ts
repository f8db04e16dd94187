import type { ModuleParts } from '../../platform/event-store/registry.js';
import { emailTaken } from './commands/create-login.js';
import { identityEvents } from './events.js';
import { lockLoginsWithTheirPeople } from './policies/lock-logins-with-their-people.js';

export const identity: ModuleParts = { name: 'identity', events: identityEvents, policies: [lockLoginsWithTheirPeople], violations: { login_email_key: emailTaken } };
