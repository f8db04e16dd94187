const password = 'Leadline2026';
const signIns = [
  ['admin@maplehill.test', 'administrator of Maple Hill'],
  ['instructor@maplehill.test', 'instructor: calendar and day sheet'],
  ['parent@maplehill.test', 'parent of two riders'],
  ['super@leadline.test', 'platform super user'],
  ['admin@lakeside.test', 'administrator of the second barn, Lakeside'],
];

export function welcome({ settings: { publicUrl, dataDir }, inboxUrl }) {
  const places = [
    ['Families', `${publicUrl}/`],
    ['Staff', `${publicUrl}/admin/`],
    ...(inboxUrl ? [['Mail inbox', inboxUrl]] : []),
    ['Data and logs', dataDir],
  ];
  const people =
    process.env.NODE_ENV === 'production' ? [] : [`\n  Sign in with the password ${password}`, ...table(signIns)];
  console.log(['\nLeadline is running. Ctrl-C stops it.\n', ...table(places), ...people, ''].join('\n'));
}

const table = (rows) => {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `    ${first.padEnd(width)}   ${second}`);
};
