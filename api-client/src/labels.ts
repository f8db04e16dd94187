/** Names of the codes on the wire, the same words in both UIs. */
export const enrollmentStatusNames = {
  SCH: 'Scheduled',
  COM: 'Completed',
  CAN: 'Cancelled',
  RSC: 'Rescheduled',
  CWM: 'Cancelled with makeup',
  CWP: 'Cancelled and added back to package',
  CLC: 'Late cancel',
  CNS: 'No show',
  CNA: 'Cancelled, no action',
  CWC: 'Cancel with invoice credit',
  CNM: 'Student cancel, insufficient notice',
  CWR: 'Cancelled with refund',
  CWA: 'Cancelled with single-lesson package',
} as const;

export type EnrollmentStatus = keyof typeof enrollmentStatusNames;

/** What staff may choose when one student cancels, in the order offered. */
export const studentCancelActions = [
  { code: 'CWP', label: 'Add back to package' },
  { code: 'CWM', label: 'Issue makeup' },
  { code: 'CWA', label: 'Issue single-lesson package' },
  { code: 'CWC', label: 'Issue credit' },
  { code: 'CWR', label: 'Refund payment' },
  { code: 'CLC', label: 'Late cancel' },
  { code: 'CNS', label: 'No show' },
  { code: 'CNA', label: 'No action' },
] as const;

export type StudentCancelAction = (typeof studentCancelActions)[number]['code'];

/** What staff may choose when the barn cancels a whole lesson. */
export const barnCancelActions = [
  { code: 'BCNA', label: 'No action' },
  { code: 'BCAP', label: 'Add back to package' },
  { code: 'BCWM', label: 'Issue makeup' },
  { code: 'BCWA', label: 'Issue single-lesson package' },
  { code: 'BCWR', label: 'Refund payment' },
] as const;

export type BarnCancelAction = (typeof barnCancelActions)[number]['code'];

export const barnCancelReasons = [
  { code: 'WEA', label: 'Weather' },
  { code: 'INS', label: 'Instructor illness' },
  { code: 'PAN', label: 'Pandemic restrictions' },
  { code: 'HOL', label: 'Holiday' },
  { code: 'OTH', label: 'Other' },
] as const;

export type BarnCancelReason = (typeof barnCancelReasons)[number]['code'];

/** These carry dates for the unit they hand out. */
export const needsMakeupDates = (code: string): boolean => ['CWM', 'CWA', 'BCWM', 'BCWA'].includes(code);

/** Codes of the barn begin with B; the two words families and staff read on a cancelled row. */
export const cancelLabel = (code: string): 'Barn Cancel' | 'Student Cancel' =>
  code.startsWith('B') ? 'Barn Cancel' : 'Student Cancel';

/** The name of a status; an unknown code is shown as it is rather than hidden. */
export const statusName = (code: string | null | undefined): string => {
  if (!code) return enrollmentStatusNames.SCH;
  if (code.startsWith('B')) return cancelLabel(code);
  return code in enrollmentStatusNames ? enrollmentStatusNames[code as EnrollmentStatus] : code;
};
