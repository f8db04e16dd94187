export type Update = {
  /** A day of the calendar. */
  readonly day: string;
  readonly title: string;
  readonly points: readonly string[];
};

/** What is new for those who use it, the latest first. An update adds one entry on top. */
export const updates: readonly Update[] = [
  {
    day: '2026-11-22',
    title: 'Selling and invoices, help, and what a field was before',
    points: [
      'Packages are sold from a client’s page: a cart for all riders of the account, paid by hand or on an invoice.',
      'Accounts have a tab for invoices and payments, where the barn uses invoices. Families read theirs.',
      'Riders who stand there twice become one, alone or together with their accounts.',
      'Reports has who was in which lesson, with filters, to be printed or taken along as CSV.',
      'Admin has a page: notes of a day, many lessons at once, and one note to all account holders, with its mails in sight.',
      'Reports has one, too, with the horses’ week in icons and in numbers.',
      'Help has guides with pictures; the question mark above opens the one for this page. FAQ answers what barns ask.',
      '“Changes” below a form says what each field was and what it is now.',
      'An administrator writes to the support from the menu under the own name.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'Lessons in your own calendar, and horses that rest',
    points: [
      '“Subscribe in your calendar” on the pages of staff and horses, at places and in the settings.',
      'Horses may have limits: lessons and minutes a day, rest, days off. Whoever goes beyond is warned.',
      'A weather day cancels by time and place, shows its mails as they go, and can be taken back for ten minutes.',
    ],
  },
  {
    day: '2026-11-20',
    title: 'A barn sets itself up',
    points: [
      'First steps lead a new barn from nothing to its first lesson.',
      'Families and horses come from a CSV file or pasted cells, with each problem at its cell, and can be taken back for a day.',
      'Roles are a table: a click changes what a role opens, and “See as this role” shows it.',
      'The search (Ctrl K) finds people, horses, lessons by their day and settings, and forgives a misspelt word.',
    ],
  },
];
