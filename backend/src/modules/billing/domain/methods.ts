/** By which way money comes in and goes back, as people read it; whatever else there is counts as `other`. R180 */
export const METHOD_NAMES = {
  cash: 'Cash',
  cheque: 'Check',
  venmo: 'Venmo',
  transfer: 'Bank Transfer',
  other: 'Other',
  card: 'Card',
  saved: 'Saved Card',
  dispute: 'Dispute',
} as const;
export type Method = keyof typeof METHOD_NAMES;

const isMethod = (method: string): method is Method => Object.hasOwn(METHOD_NAMES, method);
export const methodName = (method: string) => METHOD_NAMES[isMethod(method) ? method : 'other'];
export const METHODS = Object.keys(METHOD_NAMES).filter(isMethod);
