import { signInsAmong } from './backend.mjs';

const password = 'Leadline2026';
const demo = [
  ['admin@maplehill.test', 'administrator of Maple Hill'],
  ['instructor@maplehill.test', 'instructor: calendar and day sheet'],
  ['parent@maplehill.test', 'parent of two riders'],
  ['super@leadline.test', 'platform super user'],
  ['admin@lakeside.test', 'administrator of the second barn, Lakeside'],
];

/** Where everything is, and as whom of the demo one may sign in here. */
export async function welcome({ settings: { publicUrl, dataDir }, inboxUrl, env }) {
  const places = [
    ['Families', `${publicUrl}/`],
    ['Staff', `${publicUrl}/admin/`],
    ...(inboxUrl ? [['Mail inbox', inboxUrl]] : []),
    ['Data and logs', dataDir],
  ];
  const people = await demoPeople(env);
  if (people.length) people.unshift(`\n  Sign in with the password ${password}`);
  console.log(['\nLeadline is running. Ctrl-C stops it.\n', ...table(places), ...people, ''].join('\n'));
}

/** None in production, which refuses their password. */
async function demoPeople(env) {
  if (env.NODE_ENV === 'production') return [];
  const known = await signInsAmong(
    env,
    demo.map(([email]) => email),
  );
  return table(demo.filter(([email]) => known.has(email)));
}

const table = (rows) => {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `    ${first.padEnd(width)}   ${second}`);
};
