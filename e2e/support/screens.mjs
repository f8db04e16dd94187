/** Every address of the screens, below the pattern by which their routes name it; what has to be looked up is given. */
export const staffScreens = ({ day, lesson, place, horse }) => ({
  '/daysheet': [`/daysheet?date=${day}`, `/daysheet?date=${day}&needs=1`, '/daysheet?date=2036-01-01'],
  '/daysheet/modalCancel/:lpid/:where': [`/daysheet/modalCancel/${place}/day?date=${day}`],
  '/calendarGroup': [],
  '/calendarGroup/calendar': ['day', 'week', 'month', 'agenda'].map(
    (view) => `/calendarGroup/calendar?date=${day}&view=${view}`,
  ),
  '/calendarGroup/edit/:hid/*': [`/calendarGroup/edit/${lesson}?date=${day}`],
  '/add/:add': [`/add/newevent?date=${day}`],
  '/staffhome/:id/*': [],
  horses: ['/horses', `/horses/${horse}`],
  students: ['/students'],
  accounts: ['/accounts'],
});

const home = (page) => (person) => [`/clienthome/${person}${page}`];

/** As above; each is told the rider. */
export const familyScreens = {
  '/': () => ['/'],
  '/login': () => ['/login'],
  '/logout': () => [],
  '/password': () => ['/password'],
  '/createpassword/:token': () => ['/createpassword/spent'],
  '/updatepassword/:token': () => ['/updatepassword/spent'],
  '/public/unauthorized': () => ['/public/unauthorized'],
  '/public/:publicId': () => ['/public/nothing'],
  '/clienthome/*': () => [],
  ':personId': home(''),
  'modalCancel/:lessonPersonId': () => [],
  'package/:itemId': () => [],
  ':lessonId': () => [],
  lessons: home('/lessons'),
  history: home('/history'),
  purchases: home('/purchases'),
  calendarbook: home('/calendarbook'),
  details: home('/details'),
  account: home('/account'),
};
