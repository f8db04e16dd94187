// Made from the backend’s declarations by `npm run generate`.

export const enrollmentStatusNames = {
  SCH: "Scheduled",
  COM: "Completed",
  CAN: "Cancelled",
  RSC: "Rescheduled",
  CWM: "Cancelled with makeup",
  CWP: "Cancelled and added back to package",
  CLC: "Late cancel",
  CNS: "No show",
  CNA: "Cancelled, no action",
  CWC: "Cancel with invoice credit",
  CNM: "Student cancel, insufficient notice",
  CWR: "Cancelled with refund",
  CWA: "Cancelled with single-lesson package",
  BCWM: "Barn Cancel",
  BCAP: "Barn Cancel",
  BCWR: "Barn Cancel",
  BCNA: "Barn Cancel",
  BCWA: "Barn Cancel",
} as const;

export const attendanceStatusNames = {
  SCH: "Scheduled",
  COM: "Completed",
  CAN: "Cancelled",
  RSC: "Rescheduled",
  CLC: "Late cancel",
  CNS: "No show",
  CNA: "Cancelled, no action",
  CWP: "Cancelled and added back to package",
  CWR: "Cancelled with refund",
  CWA: "Cancelled with single-lesson package",
  CWM: "Cancelled with makeup",
  CWC: "Cancel with invoice credit",
} as const;

export const enquirySubjectNames = {
  trial: "Trial lesson",
  lessons: "Regular lessons",
  question: "Question",
  place: "Place in a lesson",
} as const;

export const ridingExperienceNames = {
  none: "Has never ridden",
  some: "Has ridden a few times",
  regular: "Rides regularly",
} as const;

export const enquiryWishNames = {
  trial: "Trial lesson",
  lessons: "Regular lessons",
  question: "Question",
} as const;
