/** What somebody of a family may say that they do not want; `templates` as the ledger calls them, where all of those are of the kind. */
export const OPTIONAL_MAILS = [
  {
    kind: 'reminders',
    name: 'Reminders of lessons',
    says: 'One day before each lesson.',
    without: 'Nobody reminds you of a lesson any more.',
    templates: ['Reminder'],
  },
  {
    kind: 'announcements',
    name: 'Notes to all families',
    says: 'What the barn writes to everybody, for example that it is closed.',
    without: 'You read them in the portal alone, among the notes.',
    templates: ['Bulk note'],
  },
  {
    kind: 'seasons',
    name: 'Places kept in a next season',
    says: 'That a place is kept for a rider of yours, and until when.',
    without: 'A place that is kept can lapse unseen; until then the portal shows it.',
    templates: [],
  },
] as const;

export type OptionalKind = (typeof OPTIONAL_MAILS)[number]['kind'];
/** In the order by which links name them: a new one comes last. */
export const OPTIONAL_KINDS = OPTIONAL_MAILS.map(({ kind }) => kind) as [OptionalKind, ...OptionalKind[]];

export const optionalMail = (wanted: OptionalKind) => OPTIONAL_MAILS.find(({ kind }) => kind === wanted);

/** What nobody of a family can refuse, and why. */
export const ALWAYS_SENT = [
  {
    name: 'Bookings, changes and cancellations',
    why: 'They say what holds of your lessons.',
    templates: [
      'Booking',
      'Cancellation',
      'Cancellation taken back',
      'Lesson change',
      'Removal',
      'No-show warning',
      'No-show release',
      'Places released after no-shows',
      'Place filled',
    ],
  },
  {
    name: 'Registrations, and places offered from a waiting list',
    why: 'You asked for them; some hold for a while only, and some are to be paid.',
    templates: ['Registration', 'Place offered', 'Waiting list'],
  },
  {
    name: 'Invoices, receipts, refunds and payment reminders',
    why: 'They say what you owe and what was paid.',
    templates: [
      'Receipt',
      'Invoice',
      'Renewal',
      'Refund',
      'Gift voucher',
      'Payment reminder',
      'Account statement',
      'Confirm Payment',
      'Card not charged',
      'Places at risk',
      'Places released',
    ],
  },
  {
    name: 'What is written to you alone, and links to sign in',
    why: 'Somebody wants you to know it, or you asked for it.',
    templates: [
      'Note',
      'Answer to enquiry',
      'Confirm enquiry',
      'Place given',
      'Place declined',
      'Place not kept',
      'Password link',
    ],
  },
] as const;

/** What goes to people who work for the barn, or for the platform: no choice of a family. */
export const FOR_STAFF = [
  'Cancellation (staff)',
  'Cancellation taken back (staff)',
  'Deletion (staff)',
  'Enquiry',
  'Lesson change (staff)',
  'Message with a booking',
  'Payment issue',
  'Saved report',
  'Support message',
  'Time off answered',
  'Time off asked',
] as const;
