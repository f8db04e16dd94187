/** R114-R118 */
export const BARN_CANCEL_ACTIONS = ['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'] as const;
export type BarnCancelAction = (typeof BARN_CANCEL_ACTIONS)[number];

/** Weather, instructor ill, pandemic, holiday, other. R119-R123 */
export const CANCEL_REASONS = ['WEA', 'INS', 'PAN', 'HOL', 'OTH'] as const;
const REASON_NAMES: Readonly<Record<string, string>> = {
  WEA: 'Weather',
  INS: 'Instructor illness',
  PAN: 'Pandemic restrictions',
  HOL: 'Holiday',
};
export const cancelReasonName = (reason: string): string | null => REASON_NAMES[reason] ?? null;

const isAction = (text: string): text is BarnCancelAction => (BARN_CANCEL_ACTIONS as readonly string[]).includes(text);

/** An invalid setting means no action. R125 B06 */
export const defaultAction = (preference: string): BarnCancelAction => (isAction(preference) ? preference : 'BCNA');

/** Issues a package, which needs dates. R124 */
export const issues = (action: string) => action === 'BCWM' || action === 'BCWA';
