import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describedApp } from './described-app.js';
import { API_SCOPES } from '../platform/auth/api-scopes.js';
import { routesOf } from '../platform/auth/undeclared-routes.js';
import { accessTable, type AccessRow } from '../platform/http/access-table.js';
import { describeApi } from '../platform/http/describe-api.js';

const codes = (permissions: readonly string[]) => permissions.map((code) => `\`${code}\``).join(' or ');
const yes = (may: boolean) => (may ? 'yes' : '');
const families = (circle: AccessRow['family']) => (circle === 'adults' ? 'yes' : (circle ?? ''));

function line({ method, path: route, public: open, adm, ins, family, spr, fields }: AccessRow) {
  const staff = typeof ins === 'boolean' ? yes(ins) : codes(ins);
  const further = Object.entries(fields).map(([field, permission]) => `\`${field}\`: \`${permission}\``);
  const cells = open
    ? ['everybody', '', '', '', '']
    : [yes(adm), staff, families(family), yes(spr), further.join(', ')];
  return `| \`${method} ${route}\` | ${cells.join(' | ')} |`.replace(/ +/g, ' ');
}

const scopes = Object.entries(API_SCOPES);
const scopeLine = ([scope, { title, calls }]: (typeof scopes)[number]) =>
  `| \`${scope}\`: ${title} | ${calls.map((call) => call.replace(/^(\w+) (.*)$/, '$1 `$2`')).join(', ')} |`;

/** Generates docs/access.md. */
export const accessPage = (rows: readonly AccessRow[]) => `# Who may call what

Every call declares in its controller who may make it (\`@Allow\`, \`@Public\`). This table is what has been agreed: a
test compares it with the declarations, and others make every call as every kind of caller and expect what stands here.
Whoever changes a declaration on purpose renews the page with \`npm run generate\`, so
that the change is seen in review.

Staff need one of the permissions named, \`yes\` stands for all of them; administrators hold every permission. A field
in the last column needs its own permission of staff beside that of the call. Of a family, \`yes\` is the account holder
and guardians, \`holder\` the account holder alone; further go \`buyers\`, and teens who may buy, \`riders\`, and all teens,
\`everybody\`, and readers. The screens ask the same declarations, through \`api-client/src/generated/access.ts\`.

| call | administrators | staff | families | platform | fields that staff need more for |
|---|---|---|---|---|---|
${rows.map(line).join('\n')}

## What API keys open

A barn’s administrators give other programs keys with scopes (\`platform/auth/api-scopes.ts\`, [api.md](api.md)). A key opens
the calls of its scopes and nothing else, of its own barn alone; an answer leaves out what staff would need further permissions for.

| scope | calls |
|---|---|
${scopes.map(scopeLine).join('\n')}

## What the table does not say

- Whose rider, package or account it is, the command or query looks at itself: families reach their own only, and to
  others it is absent.
- What a part in a family opens stands in \`platform/tenancy/family-part.ts\`; a teen's own is herself alone
  (\`people/queries/own-people.ts\`), everybody else's the whole account.
- Restrictions narrow: \`STAFF_RESTRICT_VIEW_CALENDAR_SELF\` to lessons somebody teaches or helps with,
  \`STAFF_RESTRICT_ADD_STUDENTS_SELF\` to lessons they teach. They grant nothing and never bind administrators.
- Which lessons somebody sees, is offered, and may look for by rider or horse is decided in
  \`calendar/queries/sight.ts\`, whom one may know at all in \`people/queries/shown-people.ts\`: families their own,
  staff everybody, or those linked to them; \`backend/test/access/sight.int.spec.ts\` asks every read there is, and
  finds a new one by itself. To name somebody else's rider or horse in a filter finds what naming nobody finds.
- Which role holds which permissions, administrators may ask of any role, everybody else of their own.
- Some fields of an answer are left out for some: \`options/index\` names other families’ riders to nobody but staff
  who may list or add students, and horses to families only where the barn shows them; secrets of the barn’s settings
  are the administrators’.
- Who reads and writes which notes is decided in \`notes/domain/note-access.ts\`: administrators all, staff public ones, their
  own and, with \`ADD_PRIVATE_NOTE\`, private ones of clients and horses, families public ones of their own.

## Why it is so

- A permission for a list is one for reading it. Making, changing and inactivating what stands in it is the
  administrators’, because nothing says that a role may, and narrower is safer: horses, packages, accounts, students.
- \`students/index\` and \`rest/students\` hold every rider’s name, so not all staff read them, but those who may list
  students or add them to lessons.
- \`people/getUserClients\` opens to staff with any permission that leads to it: the profile, the list of students,
  the list of accounts.
- \`items/createMultiple\` sells without a card, which is the administrators’ to do; families buy through the card
  provider’s payment alone.
- Paid flags are money: administrators alone. Editing, moving, completing and cancelling lessons come with the
  calendar’s permission.
- A horse’s photos and documents belong to its profile; they stand on the form that the list of horses opens, so the
  list’s permission does, too.
- All staff may call for staff notes and pin a note: their own page is open to everybody, and a note that they may not
  read is absent.
- Adding other staff to a lesson has a permission of its own, \`STAFF_CAN_ADD_STAFF\`, like riders and horses.
- Purchases and schedules of a family are part of its profile, so staff need \`VIEW_CLIENT_PROFILE\`; products are seen
  by all, who recommend them.
`;

async function write() {
  const app = await describedApp();
  const page = accessPage(accessTable(routesOf(app), describeApi(app)));
  writeFileSync(path.resolve(import.meta.dirname, '../../../../docs/access.md'), page);
  process.exit(0);
}

if (process.argv[1]?.endsWith('access-page.js')) void write();
