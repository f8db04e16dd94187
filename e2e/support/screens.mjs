/** Every address of the screens, below the pattern by which their routes name it; what has to be looked up is given. */
export const staffScreens = ({
  day,
  lesson,
  place,
  horse,
  student,
  account,
  role,
  section,
  product,
  program,
  location,
  staff,
  client,
}) => ({
  '/daysheet': [`/daysheet?date=${day}`, `/daysheet?date=${day}&needs=1`, '/daysheet?date=2036-01-01'],
  '/daysheet/modalCancel/:lpid/:where': [`/daysheet/modalCancel/${place}/day?date=${day}`],
  '/bulk': [`/bulk?date=${day}`, '/bulk?date=2036-01-01'],
  '/weather': [`/weather?date=${day}`, `/weather?date=${day}&from=16:00&until=17:00`],
  '/calendarGroup': [],
  '/calendarGroup/calendar': ['day', 'week', 'month', 'agenda'].map(
    (view) => `/calendarGroup/calendar?date=${day}&view=${view}`,
  ),
  '/calendarGroup/edit/:hid/*': [
    '',
    `/clientprofile/${client}/details`,
    `/clientprofile/${client}/lessons`,
    `/horsehome/${horse}/details`,
  ].map((part) => `/calendarGroup/edit/${lesson}${part}?date=${day}`),
  '/add/:add': [`/add/newevent?date=${day}`],
  '/whiteboard': [`/whiteboard?date=${day}`, `/whiteboard?date=${day}&wall=1`, '/whiteboard?date=2036-01-01'],
  '/staffhome/:id/*': [
    'details',
    'edit',
    'contact',
    'schedule',
    'history',
    'account',
    'notes',
    'addNote/true/staff',
    `calendarGroup/edit/${lesson}`,
    'calendarGroup/add/newevent',
  ].map((part) => `/staffhome/${staff}/${part}`),
  '/clienthome/:id/*': [
    ...[
      'details',
      'details/edit',
      'lessons',
      'history',
      'purchases',
      'notes',
      'addNote/true/client',
      'account',
      'account/contact',
      'account/addMemberName',
      'account/merge',
      `account/editMemberName/${client}`,
    ].map((part) => `/clienthome/${client}/${part}`),
    `/clienthome/${account}`,
  ],
  '/addStudent/:add': ['/addStudent/new'],
  '/sectionHorses/:id': [`/sectionHorses/${section}`, `/sectionHorses/${section}?q=zzz`],
  '/sectionStudents/:id': [`/sectionStudents/${section}`],
  '/horsehome/:id/*': ['details', 'edit', 'notes', 'addNote/true/horse', 'work', 'schedule', 'history'].map(
    (part) => `/horsehome/${horse}/${part}`,
  ),
  '/horsework': ['/horsework', `/horsework?date=${day}`],
  '/notesReview/*': ['/notesReview', '/notesReview/horsenotes', '/notesReview/staffnotes?date=2036-01-01'],
  '/admin': ['/admin'],
  '/reports': ['/reports'],
  '/reports/workloadgraphic/:word': [
    '/reports/workloadgraphic/graphic',
    `/reports/workloadgraphic/numbers?date=${day}`,
    '/reports/workloadgraphic/graphic?date=2036-01-01',
  ],
  '/faq': ['/faq', '/faq?q=package'],
  '/help': ['/help', '/help?q=zzz'],
  '/updates': ['/updates'],
  '/admin/clientnotes': ['/admin/clientnotes'],
  '/admin/horsenotes': ['/admin/horsenotes'],
  '/admin/staffnotes': ['/admin/staffnotes'],
  '/setup': ['/setup'],
  '/setup/sections/*': ['/setup/sections', '/setup/sections/sectionform/add', `/setup/sections/sectionform/${section}`],
  '/setup/packages/packageprogram/:id': [`/setup/packages/packageprogram/${product}`],
  '/setup/packages/*': [
    '/setup/packages/list',
    '/setup/packages/packageform/add',
    `/setup/packages/packageform/${product}`,
  ],
  '/setup/programs/*': ['/setup/programs', '/setup/programs/programform/add', `/setup/programs/programform/${program}`],
  '/setup/locations/*': ['/setup/locations', `/setup/locations/${location}`],
  '/setup/tack/*': ['/setup/tack', '/setup/tack/create'],
  '/setup/task/*': ['/setup/task'],
  '/setup/registration': ['/setup/registration'],
  '/setup/registration/registrationAdd': ['/setup/registration/registrationAdd'],
  '/setup/roles': ['/setup/roles', '/setup/roles?q=horse'],
  '/setup/roles/roleform/add': ['/setup/roles/roleform/add'],
  '/setup/roles/roleform/edit/:id?': [`/setup/roles/roleform/edit/${role}`],
  '/setup/roles/rolepermission/:id': [`/setup/roles/rolepermission/${role}`],
  '/setup/import': ['/setup/import', '/setup/import?kind=horses'],
  '/setup/updateprefs': ['/setup/updateprefs', '/setup/updateprefs?q=makeup', '/setup/updateprefs?q=zzz'],
  '/setup/preferences': ['/setup/preferences'],
  horses: ['/horses', '/horses/create'],
  students: ['/students', `/students/${student}`],
  accounts: ['/accounts', `/accounts/${account}`, '/accounts/create'],
  staff: ['/staff', '/staff/create'],
});

/** As above, for the platform's super user. */
export const superUserScreens = ({ farm }) => ({
  '/superuser': ['/superuser', '/superuser?q=zzz&is_active=all'],
  '/superuser/add': ['/superuser/add'],
  '/superuser/farms/:id': [`/superuser/farms/${farm}`, `/superuser/farms/${farm}?q=zzz`],
});

const home =
  (page) =>
  ({ person }) => [`/clienthome/${person}${page}`];
/** A page alone and with a lesson to be booked over it. */
const booking =
  (page) =>
  ({ person, lesson }) => [`/clienthome/${person}/${page}`, `/clienthome/${person}/${page}/${lesson}`];

/** As above; each is told the rider and what lies over the pages. */
export const familyScreens = {
  '/': () => ['/'],
  '/login': () => ['/login'],
  '/logout': () => [],
  '/password': () => ['/password'],
  '/createpassword/:token': () => ['/createpassword/spent'],
  '/updatepassword/:token': () => ['/updatepassword/spent'],
  '/public/unauthorized': () => ['/public/unauthorized'],
  '/public/:publicId': ({ barn }) => ['/public/nothing', `/public/${barn}`],
  '/clienthome/*': () => [],
  ':personId': home(''),
  'modalCancel/:lessonPersonId': ({ person, place }) =>
    ['', '/lessons'].map((page) => `/clienthome/${person}${page}/modalCancel/${place}`),
  'package/:itemId': ({ person, item }) =>
    ['', '/purchases'].map((page) => `/clienthome/${person}${page}/package/${item}`),
  ':lessonId': () => [],
  lessons: home('/lessons'),
  history: home('/history'),
  purchases: home('/purchases'),
  calendarbook: booking('calendarbook'),
  bookingCalendar: booking('bookingCalendar'),
  calendarmakeup: booking('calendarmakeup'),
  bookingMakeupCalendar: booking('bookingMakeupCalendar'),
  details: home('/details'),
  account: home('/account'),
  contact: home('/account/contact'),
  'editMemberName/:person': ({ person }) => [`/clienthome/${person}/account/editMemberName/${person}`],
  addMemberName: home('/account/addMemberName'),
};
