/** Opens nothing but a simulator. */
export const SIMULATED_KEY = 'simulator';

/** Without a webhook key the provider's news is not believed, and what was signed is found when somebody looks. */
export interface WaiverAccess {
  apiKey: string;
  webhookKey?: string;
  /** Instead of the provider's own; its signing pages are there, too. */
  apiUrl?: string;
  patienceMs?: number;
}
