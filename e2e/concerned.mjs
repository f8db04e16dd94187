/**
 * Which journeys, and which screens of the walks through all of them, a change concerns: by the folders of a feature, in either app, and
 * of the modules that answer it. `screens` are looked for in the patterns of their routes.
 */
const areas = [
  {
    folders: ['features/calendar', 'features/lessons', 'modules/scheduling', 'modules/calendar'],
    journeys: ['lesson', 'staff.'],
    screens: /calendar|\/add\/|weather|bulk/,
  },
  {
    folders: ['features/day', 'data/day', 'data/without-signal', 'modules/enrollment'],
    journeys: ['a-day', 'whiteboard', 'without-signal'],
    screens: /daysheet|whiteboard|weather|bulk/,
  },
  {
    folders: ['admin-ui/src/features/clients', 'modules/people'],
    journeys: ['lists'],
    screens: /clienthome|tudent|accounts/,
  },
  {
    folders: ['admin-ui/src/features/money', 'modules/billing', 'modules/cards'],
    journeys: ['buying'],
    screens: /clienthome|packages/,
  },
  { folders: ['features/horses', 'modules/horses'], journeys: ['horse-home'], screens: /horse/i },
  { folders: ['features/notes', 'modules/notes'], journeys: ['horse-home'], screens: /notes/i },
  { folders: ['features/staff', 'modules/identity'], journeys: ['staff-and-roles'], screens: /staff|roles/ },
  {
    folders: ['features/setup', 'modules/setup', 'modules/imports', 'modules/farms'],
    journeys: ['lists', 'import'],
    screens: /setup/,
  },
  { folders: ['features/platform'], journeys: ['super-user'], screens: /superuser/ },
  { folders: ['features/reports', 'modules/reports'], journeys: [], screens: /reports|horsework/ },
  { folders: ['features/help', 'features/feeds'], journeys: [], screens: /faq|help|updates|url/ },
  { folders: ['features/sign-in', 'features/passwords'], journeys: ['password'], screens: /login|password/ },
  { folders: ['features/buying'], journeys: ['buying'], screens: /online|invoices/ },
  { folders: ['features/public-barn'], journeys: ['family'], screens: /public/ },
  { folders: ['modules/public-pages'], journeys: ['own-site', 'family'], screens: /public/ },
  { folders: ['client-ui/src/features'], journeys: ['family'], screens: /^(?!\/)/ },
  { folders: ['modules/search', 'modules/history', 'modules/notifications', 'modules/waivers'], journeys: ['lists'] },
];

const apps = /^(admin-ui|client-ui|api-client|backend)\//;
const isTest = /\.spec\.tsx?$|^backend\/test\/|\/testing\//;

/**
 * `undefined`: all of them. `walks` says whether screens are walked through at all, for a change in what is drawn; `screens` is the
 * source of an expression for which.
 */
export function journeysConcernedBy(files) {
  const journeys = files.flatMap((file) => /^e2e\/[^/]+\/(.+)\.e2e\.mjs$/.exec(file)?.[1] ?? []);
  if (files.some((file) => file.startsWith('e2e/') && !file.endsWith('.e2e.mjs'))) return undefined;
  const screens = [];
  for (const file of files.filter((one) => apps.test(one) && !isTest.test(one))) {
    const area = areas.find(({ folders }) => folders.some((folder) => `${file}/`.includes(`${folder}/`)));
    if (!area) return undefined;
    journeys.push(...area.journeys);
    if (area.screens && !file.startsWith('backend/')) screens.push(area.screens.source);
  }
  return {
    journeys: [...new Set([...journeys, ...(screens.length > 0 ? ['windows'] : [])])],
    screens: screens.length > 0 ? [...new Set(screens)].join('|') : undefined,
  };
}

/** Those that lead through the product from one end to the other; what the rest show of single screens, screen tests hold, too. */
const WHOLE_WAYS = ['first-load', 'started', 'new-barn', 'a-day', 'family', 'buying'];

/** What `npm test` runs of them: the whole ways, and what a change concerns. */
export function usualJourneys(files) {
  const found = journeysConcernedBy(files);
  return found && { ...found, journeys: [...new Set([...WHOLE_WAYS, ...found.journeys])] };
}
