/** R114-R118 */
export const BARN_CANCEL_ACTIONS = ['BCWM', 'BCAP', 'BCWR', 'BCNA', 'BCWA'] as const;
export type BarnCancelAction = (typeof BARN_CANCEL_ACTIONS)[number];

/** Weather, instructor ill, pandemic, holiday, a horse that does not work, other. R119-R123 */
export const CANCEL_REASONS = ['WEA', 'INS', 'PAN', 'HOL', 'HRS', 'OTH'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
const REASON_NAMES: Readonly<Record<string, string>> = {
  WEA: 'Weather',
  INS: 'Instructor illness',
  PAN: 'Pandemic restrictions',
  HOL: 'Holiday',
  HRS: 'Horse off work',
};
export const cancelReasonName = (reason: string): string | null => REASON_NAMES[reason] ?? null;

const isAction = (text: string): text is BarnCancelAction => (BARN_CANCEL_ACTIONS as readonly string[]).includes(text);

/** An invalid setting means no action. R125 B06 */
export const defaultAction = (preference: string): BarnCancelAction => (isAction(preference) ? preference : 'BCNA');

/** Issues a package, which needs dates. R124 */
export const issues = (action: string) => action === 'BCWM' || action === 'BCWA';

export interface RuledBy {
  policyId: string;
  version: number;
}
/** What the barn's policy for a lesson gives by the reason; of a reason that is missing it says nothing. */
export interface CalledOffPolicy extends RuledBy {
  readonly given: Readonly<Partial<Record<string, BarnCancelAction>>>;
}
interface Chosen {
  readonly action?: string | null | undefined;
  readonly reason: string;
}

/** As staff chose, else as the policy says for the reason, else as the barn's settings say. R125 B06 */
export function whenCalledOff(
  { action, reason }: Chosen,
  policy: CalledOffPolicy | undefined,
  preference: string,
): { action: string; ruledBy: RuledBy | null } {
  const ruled = policy?.given[reason];
  if (action || !policy || !ruled) return { action: action || defaultAction(preference), ruledBy: null };
  return { action: ruled, ruledBy: { policyId: policy.policyId, version: policy.version } };
}
