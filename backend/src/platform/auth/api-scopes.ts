interface Scope {
  /** As administrators choose it. */
  readonly title: string;
  /** What it lets another program know. */
  readonly opens: string;
  /** What staff would need for the same answers; nothing further, so that an answer leaves out what needs more. */
  readonly permissions: readonly string[];
  /** All of them read, and are open to administrators. */
  readonly calls: readonly string[];
}

/**
 * What an API key can be good for, and the calls that each scope opens. Free texts that people write about riders (remarks, notes,
 * medical words), birth dates, weights and emergency cards are in none of their answers.
 */
export const API_SCOPES = {
  calendar: {
    title: 'Read calendar and lessons',
    opens: 'Lessons with riders’ names, horses, staff and places; days that are closed, terms, locations, programs.',
    permissions: ['STAFF_CAN_VIEW_CALENDAR'],
    calls: [
      'GET /closed_days/between',
      'GET /instructors/index',
      'GET /lessons/calendar',
      'GET /locations/index',
      'GET /programs/programList',
      'GET /sections/sectionList',
      'GET /terms/index',
    ],
  },
  clients: {
    title: 'Read clients and students',
    opens: 'Names of account holders and students, how account holders are reached, and who is of which account.',
    permissions: ['STAFF_CAN_ACCESS_STUDENT_LIST', 'STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'],
    calls: ['GET /rest/accounts', 'GET /rest/students'],
  },
  money: {
    title: 'Read money',
    opens: 'What families have paid and owe, with their names; sums for the books; packages and their prices.',
    permissions: [],
    calls: ['GET /items/owed', 'GET /products/index', 'GET /reports/accounting', 'GET /reports/financial'],
  },
} as const satisfies Readonly<Record<string, Scope>>;

export type ApiScope = keyof typeof API_SCOPES;

const ALL: readonly (readonly [string, Scope])[] = Object.entries(API_SCOPES);

const scopeOfCall = new Map(ALL.flatMap(([scope, { calls }]) => calls.map((call) => [call, scope as ApiScope])));

/** `GET /rest/students`, with parameters of the path in braces. Undefined: no key opens it. */
export const scopeOf = ({ method, path }: { method: string; path: string }): ApiScope | undefined =>
  scopeOfCall.get(`${method} ${path}`);

export const isApiScope = (text: string): text is ApiScope => Object.hasOwn(API_SCOPES, text);

export const permissionsOf = (scopes: readonly ApiScope[]): readonly string[] =>
  scopes.flatMap((scope) => API_SCOPES[scope].permissions);
