import type { pictures } from './pictures';

export type Tutorial = {
  /** In the address: `/help#day-sheet`. */
  readonly id: string;
  readonly group: 'Calendar' | 'Setup' | 'Packages';
  readonly title: string;
  /** Where it is done. */
  readonly screen: { readonly to: string; readonly label: string };
  readonly picture: { readonly of: keyof typeof pictures; readonly shows: string };
  readonly steps: readonly string[];
};

/** R230 */
export const tutorials: readonly Tutorial[] = [
  {
    id: 'day-sheet',
    group: 'Calendar',
    title: 'Work through the day',
    screen: { to: '/daysheet', label: 'Day Sheet' },
    picture: { of: 'daySheet', shows: 'The day sheet with lessons, riders, their horses and marks' },
    steps: [
      'Open Day Sheet: it shows today, and the arrows beside the date show other days.',
      'Click “needs a hand” to see only what wants a decision: no horse, no lesson left, a clash.',
      'Choose a horse in a rider’s line; rested ones stand first, with what they did today.',
      'Mark who came, who cancelled late and who did not come. A mark can be undone for eight seconds.',
      'Print the day by lesson, by horse or by instructor for the tack room’s wall.',
    ],
  },
  {
    id: 'calendar',
    group: 'Calendar',
    title: 'Find a time in the calendar',
    screen: { to: '/calendarGroup/calendar', label: 'Calendar' },
    picture: { of: 'calendar', shows: 'A day in the calendar, with a column for each instructor' },
    steps: [
      'Choose day, week, month or agenda above the calendar.',
      'In a day, choose columns by staff, place, section, horse or tack to see who and what is free.',
      'Open the filters to narrow it to instructors, programs, places, riders or horses. A bookmark keeps them.',
      'Click a lesson to open it beside the calendar, or an empty slot to add one there.',
    ],
  },
  {
    id: 'add-event',
    group: 'Calendar',
    title: 'Add a lesson, or a whole series',
    screen: { to: '/add/newevent', label: 'Add Event' },
    picture: { of: 'addEvent', shows: 'Adding a lesson that repeats, its dates in sight' },
    steps: [
      'Click an empty slot in the calendar.',
      'Choose a section: it fills in length, place, instructor and how many may ride.',
      'Add riders and, if you like, their horses.',
      'For a series choose how it repeats and when it ends. Its dates are listed; click one to leave it out.',
      'Save. Whoever is wanted twice at that time is named before, and you decide.',
    ],
  },
  {
    id: 'edit-event',
    group: 'Calendar',
    title: 'Move, change or cancel a lesson',
    screen: { to: '/calendarGroup/calendar', label: 'Calendar' },
    picture: { of: 'editEvent', shows: 'An open lesson beside the calendar' },
    steps: [
      'Drag the lesson to another time, or click it and change what stands beside the calendar.',
      'Of a series you are asked once whether you mean only this lesson or this and all later ones.',
      'To cancel, choose what the riders get. What each of them gets is shown before you decide.',
      'To take one rider out, cancel the rider’s place: the lesson goes back on the package, or counts as used, by the barn’s notice.',
    ],
  },
  {
    id: 'weather-day',
    group: 'Calendar',
    title: 'Cancel many lessons at once',
    screen: { to: '/weather', label: 'Weather day' },
    picture: { of: 'weatherDay', shows: 'Which lessons are cancelled, and what riders get for them' },
    steps: [
      'Open the day sheet’s “More for this day” and choose the weather day.',
      'Choose from when until when, and the place; untick what still takes place.',
      'Read on the right how many riders get their lesson back, a makeup or nothing, and how many mails go out.',
      'Cancel. For ten minutes all of it can be taken back.',
    ],
  },
  {
    id: 'whiteboard',
    group: 'Calendar',
    title: 'Give everybody a horse',
    screen: { to: '/whiteboard', label: 'Whiteboard' },
    picture: { of: 'whiteboard', shows: 'The whiteboard, with riders in lessons and horses beside' },
    steps: [
      'Drag a horse onto a rider, or click the rider and choose.',
      'While a horse is lifted, lessons in which it is free stay bright, and its day is written above.',
      '“Horses as last time” mounts everybody as in the week before.',
      '“On the wall” fills a television; everybody sees changes within two seconds.',
    ],
  },
  {
    id: 'settings',
    group: 'Setup',
    title: 'Choose the barn’s rules',
    screen: { to: '/setup/updateprefs', label: 'Settings' },
    picture: { of: 'settings', shows: 'Settings in groups, each with what it does' },
    steps: [
      'Search for a setting by its name or by what it does.',
      'Change it: it is saved at once, and says before what it means for families.',
      'Undo right after, or read under “Changes” who changed what, and from what to what.',
    ],
  },
  {
    id: 'sections',
    group: 'Setup',
    title: 'Set up programs, places and sections',
    screen: { to: '/setup/sections', label: 'Sections' },
    picture: { of: 'sections', shows: 'The list of sections, with the form of one beside' },
    steps: [
      'Add locations and programs first: a section needs one of each.',
      'Add a section for each kind of lesson, with its length and, if families may book it, how many may ride.',
      'Assign horses and students to a section, so that its lessons offer them first.',
      'What is not used any more is inactivated, not deleted: past lessons keep it.',
    ],
  },
  {
    id: 'staff',
    group: 'Setup',
    title: 'Add staff, and choose what they may do',
    screen: { to: '/staff', label: 'Staff' },
    picture: { of: 'roles', shows: 'Roles over permissions, a click for each' },
    steps: [
      'Add whoever teaches or helps under Staff, and choose a colour for the calendar.',
      'In Setup, Roles, add a role and click what it opens. It counts at once for everybody who has it.',
      'Use “See as this role” to look at the product as that role does.',
      'On the person’s Account tab, create the login: the invitation comes by mail and is good for seven days.',
    ],
  },
  {
    id: 'families',
    group: 'Setup',
    title: 'Add families and their riders',
    screen: { to: '/accounts', label: 'Account Holders' },
    picture: { of: 'clientHome', shows: 'The page of a client, with the family on the left' },
    steps: [
      'Add an account holder: whoever pays. Somebody who may be there already is pointed out.',
      'Add the riders on the Account tab, and their level and date of birth under Student Details.',
      'Invite the account holder to sign in, on the same tab.',
      'Two accounts of one family are merged from the Account tab; a rider whom both have becomes one with it.',
      'A rider who stands twice on one account is made one under Student Details.',
    ],
  },
  {
    id: 'import',
    group: 'Setup',
    title: 'Bring families and horses from a file',
    screen: { to: '/setup/import', label: 'Import' },
    picture: { of: 'importing', shows: 'An import’s check, each problem at its cell' },
    steps: [
      'Choose a CSV file, or paste cells from a spreadsheet.',
      'Check the columns: they are guessed, and can be chosen anew above each.',
      'Decide about rows with a question. Nothing has changed so far.',
      'Press the button, which says how many it imports and how many it leaves. For a day it can be undone.',
    ],
  },
  {
    id: 'horses',
    group: 'Setup',
    title: 'Keep the horses’ papers and limits',
    screen: { to: '/horses', label: 'Horses' },
    picture: { of: 'horseHome', shows: 'The page of a horse, with its weeks' },
    steps: [
      'Add a horse by its name; its page has everything else.',
      'Under Details, add photos and documents of up to 5 MB.',
      'Under Work, set how much it may do a day, its rest and its days off. Whoever goes beyond is warned, not held up.',
      'Under Notes, write what the next rider should know.',
    ],
  },
  {
    id: 'packages',
    group: 'Packages',
    title: 'Define what the barn sells',
    screen: { to: '/setup/packages/list', label: 'Packages' },
    picture: { of: 'packages', shows: 'The list of packages, with price, count and programs' },
    steps: [
      'In Setup, Packages, add a package with its price, how many lessons it has and for how many days it is valid.',
      'Assign programs to it if it does not pay for every lesson.',
      'Switch on “Allow Package to be Purchased Online?” for what families may see.',
      'A new price counts for what is sold from now on; what was bought keeps its own.',
    ],
  },
  {
    id: 'selling',
    group: 'Packages',
    title: 'Sell a package, or bill it',
    screen: { to: '/accounts', label: 'Account Holders' },
    picture: { of: 'clientHome', shows: 'The page of a client, with the button for purchases above' },
    steps: [
      'As an administrator, open the client and press “Purchase Items / Create Invoice”.',
      'Click a package to put it into the cart. For another rider of the account, click the name under Account Members first.',
      'The blue pencil changes price, count and dates of this one sale.',
      '“Manual Payment” notes money that you have. “Create Invoice” bills it instead, where “Invoices” is on in the settings.',
      'A single lesson is paid on the spot: open it in the calendar, and choose “Quick pay” at the rider.',
    ],
  },
  {
    id: 'invoices',
    group: 'Packages',
    title: 'Keep invoices and payments',
    screen: { to: '/accounts', label: 'Account Holders' },
    picture: { of: 'clientHome', shows: 'The page of a client: what is owed stands in the summary' },
    steps: [
      'As an administrator, switch on “Invoices” in the settings: accounts then have a tab for invoices and payments.',
      'An unpaid invoice is red. “pay manually” notes the money that came in for it, as a whole.',
      'Click an invoice or payment to see what it is for.',
      'A payment noted by mistake is deleted under Payments; its invoice is unpaid again.',
      'A refund that a family’s own cancellation asks for waits there until you give it back.',
    ],
  },
  {
    id: 'packages-of-a-client',
    group: 'Packages',
    title: 'See what a rider has left',
    screen: { to: '/students', label: 'Students' },
    picture: { of: 'clientHome', shows: 'The page of a client: lessons left stand in the summary' },
    steps: [
      'Open the rider from Students, or find the name with Ctrl K.',
      'The summary says how many lessons are left and what is owed.',
      'The Packages tab has each package with its dates; click one for the lessons that it paid for.',
      'A lesson is paid by the package that expires first. Cancelled in time, it goes back on it.',
    ],
  },
];

const words = ({ title, group, steps, screen }: Tutorial) =>
  `${title} ${group} ${screen.label} ${steps.join(' ')}`.toLowerCase();

/** Every word typed stands somewhere in it. */
export const matching = (query: string): readonly Tutorial[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return tutorials.filter((tutorial) => wanted.every((word) => words(tutorial).includes(word)));
};
