export type Asked = {
  readonly id: string;
  readonly question: string;
  /** In pieces, to be joined by spaces. */
  readonly answer: readonly string[];
  readonly see?: { readonly to: string; readonly label: string };
};

/** What barns ask, and how the product answers it today. */
export const questions: readonly Asked[] = [
  {
    id: 'not-paid',
    question: 'Why does a lesson say that no package covers it?',
    answer: [
      'A package pays for a lesson if it belongs to the rider, has a lesson left, is valid on that day and fits the',
      'program of the lesson’s section. Without such a package the lesson waits;',
      'the next one that fits pays for it, the oldest lesson first.',
    ],
    see: { to: '/help#packages-of-a-client', label: 'See what a rider has left' },
  },
  {
    id: 'sell',
    question: 'How does a family get a package?',
    answer: [
      'An administrator sells it on the client’s page, with “Purchase Items / Create Invoice”: paid by hand, or on an',
      'invoice. Lessons that were waiting for a package are paid by it at once, the oldest first.',
    ],
    see: { to: '/help#selling', label: 'Sell a package, or bill it' },
  },
  {
    id: 'twice',
    question: 'A family or a rider is there twice. What now?',
    answer: [
      'Accounts: open the one that stays, Account, “Merge an account into this one”. Riders of both become one if you',
      'leave them ticked. A rider who is twice on one account: Student Details, “Merge another record into this one”.',
      'Lessons, packages, payments and notes come along. It cannot be taken back, and says before what follows.',
    ],
    see: { to: '/help#families', label: 'Add families and their riders' },
  },
  {
    id: 'which-package',
    question: 'A rider has two packages. Which one is used?',
    answer: ['The one that expires first, and of two that expire on one day the one that was bought first.'],
  },
  {
    id: 'late',
    question: 'What happens when a family cancels too late?',
    answer: [
      'Inside the hours of the setting “cancel notice” the lesson counts as used, and the family is told so before it',
      'cancels. You can change what it gets afterwards: cancel the rider’s place again with another action.',
    ],
    see: { to: '/setup/updateprefs?q=cancel', label: 'Settings on cancelling' },
  },
  {
    id: 'uncancel',
    question: 'Can a cancelled lesson be brought back?',
    answer: [
      'A weather day or a bulk cancellation can be taken back for ten minutes. A single lesson is duplicated:',
      'the copy has the same riders, horses and staff, but for those who had cancelled by themselves.',
    ],
  },
  {
    id: 'delete',
    question: 'Why can I inactivate people, horses and sections, but not delete them?',
    answer: [
      'Past lessons, packages and payments name them.',
      'Inactive ones are in no list of choices any more and stand in the lists under “Inactive”, from where they come',
      'back with one click.',
    ],
  },
  {
    id: 'inactivate-family',
    question: 'What happens to a family that is inactivated?',
    answer: [
      'The members go along, and nobody of them can sign in any more. Lessons to come stay booked:',
      'cancel them if nobody comes. Activating the account holder brings everybody back.',
    ],
  },
  {
    id: 'book',
    question: 'Why can a family not book a lesson?',
    answer: [
      'Families book where “clients can book lessons” is on, in sections with a maximum of riders, while places are',
      'left, and not later than the booking buffer before it starts.',
      'If sections are restricted, the rider needs the section among those that may be booked, under Student Details.',
    ],
    see: { to: '/setup/updateprefs?q=book', label: 'Settings on booking' },
  },
  {
    id: 'no-mail',
    question: 'A family got no mail. Why?',
    answer: [
      'Mails go to the account holder’s email address, if the settings for notifications are on.',
      'Without an address, or where the mail server refuses it, nothing arrives:',
      'check the address under Account, Contact Details.',
    ],
    see: { to: '/setup/updateprefs?q=email', label: 'Settings on mails' },
  },
  {
    id: 'all',
    question: 'How do I write to all families at once?',
    answer: [
      'Under Admin, “Write to all account holders”.',
      'It says to how many people it goes before you send it, keeps a public note on each account, and shows how far',
      'its mails are.',
    ],
    see: { to: '/admin', label: 'Admin' },
  },
  {
    id: 'private',
    question: 'Who reads a private note?',
    answer: [
      'Administrators, its author, and staff whose role may add private notes.',
      'Families never do, and a private note is never mailed.',
      'Private notes about staff are for administrators and their author alone.',
    ],
  },
  {
    id: 'staff-see',
    question: 'How do I keep instructors from seeing everything?',
    answer: [
      'Give their login a role and click what it opens. Two restrictions stand in red:',
      'own lessons only, and adding riders to own lessons only.',
      'With “restrict clients to staff” they see only the students they are linked to or teach.',
    ],
    see: { to: '/setup/roles', label: 'Roles' },
  },
  {
    id: 'clash',
    question: 'Why may I book a horse twice at the same time?',
    answer: [
      'Because sometimes it is meant. Whoever is wanted twice is named before you save, with the other lesson;',
      'going on is kept in the lesson’s changes with your name. Families are refused.',
    ],
  },
  {
    id: 'price',
    question: 'Does a new package price change what was sold?',
    answer: ['No. Packages that were bought keep their price, count and dates.'],
  },
  {
    id: 'who-changed',
    question: 'Who changed this, and what was it before?',
    answer: [
      '“Changes” below every form says who, when, and what each field was and is. Settings have theirs on their page.',
    ],
  },
  {
    id: 'offline',
    question: 'Does it work in the arena without signal?',
    answer: [
      'Today’s day sheet does, once it was opened. Marks made without signal wait on the phone and go in order later.',
    ],
  },
];

export const matchingQuestions = (query: string): readonly Asked[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) =>
    wanted.every((word) => `${question} ${answer.join(' ')}`.toLowerCase().includes(word)),
  );
};
