// Others, of one barn but for the sign-ins, who send on many connections, without a pause, from a process of their own as their browsers
// would: forked, told what to send and where, until it is told to stop; then it says how many were answered a second.
import { connectTo, expecting } from './http.mjs';
import { dayFromNow } from './days.mjs';

const CONNECTIONS = 32;
let counted = 0;

const KINDS = {
  commands: ({ token }, line) => post(line, token, 'horses/create', { name: `Loud ${++counted}` }),
  months: ({ token }, line) => look(line, token, `lessons/index?date1=${dayFromNow(1)}&date2=${dayFromNow(28)}`),
  'years of lessons with 4 riders': ({ token, sectionId, students }, line) =>
    post(line, token, 'lessons/createRecurringLesson', {
      section_id: sectionId,
      start: `${dayFromNow(2 + (++counted % 300))} 07:00`,
      students: students.slice(0, 4),
      frequency: 1,
      period: 'weeks',
      endtype: 'after',
      end_count: 52,
    }),
  'sign-ins': async ({ logins }, line) =>
    expecting(200, await line.post('/api/authenticate', logins[++counted % logins.length]), 'authenticate'),
};

const post = async (line, token, path, body) => expecting(200, await line.post(`/api/${path}`, body, { token }), path);
const look = async (line, token, path) => expecting(200, await line.get(`/api/${path}`, { token }), path);

let isOver = false;

async function send({ kind, url, barn }) {
  const lines = Array.from({ length: CONNECTIONS }, () => connectTo(url));
  const begin = performance.now();
  let answered = 0;
  process.send('begun');
  await Promise.all(
    lines.map(async (line) => {
      for (; !isOver; answered++) await KINDS[kind](barn, line);
      line.close();
    }),
  );
  process.send({ rate: (answered / (performance.now() - begin)) * 1000 });
  process.disconnect();
}

process.on('message', (told) => {
  if (told === 'stop') isOver = true;
  else void send(told);
});
