/** For other modules. The tables that their queries may join stand under `publishes` in webhooks.module.ts. */
export { FAILING_FOR_DAYS } from './domain/retries.js';
export type { EndpointSwitched } from './events.js';
