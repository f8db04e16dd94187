/** What a barn does for the riders of a lesson it cancels. R114-R118 */
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
/** Null for "other", which is also what stands where nobody gave a reason. */
export const cancelReasonName = (reason: string): string | null => REASON_NAMES[reason] ?? null;

const isAction = (text: string): text is BarnCancelAction => (BARN_CANCEL_ACTIONS as readonly string[]).includes(text);

/** The barn's own default where it is one, else no action. R125 B06 */
export const defaultAction = (preference: string): BarnCancelAction => (isAction(preference) ? preference : 'BCNA');

/** A makeup or a single lesson is issued, so it needs dates. R124 */
export const issues = (action: string) => action === 'BCWM' || action === 'BCWA';
