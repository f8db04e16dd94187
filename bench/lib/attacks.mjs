/** A request as bytes, its body a text. */
function request(method, path, { host, token, body = '' }) {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const keys = (count) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0])));
const staff = { staff: '0190a000-0000-7000-8000-000000000001', task: '0190a000-0000-7000-8000-000000000002' };
const lesson = (taskStaff) => JSON.stringify({ section_id: staff.staff, start: '2026-11-24 16:00', taskStaff });
const create = (it, body) => ({ bytes: request('POST', '/api/lessons/createSingleLesson', { ...it, body }) });

/** What a hostile client sends: what once stood still for seconds, the most that is still taken, and much of what is dear. */
export const attacks = {
  'a sign-in of 100,000 unknown keys': ({ host }) => ({
    bytes: request('POST', '/api/authenticate', { host, body: keys(100_000) }),
  }),
  'a parent’s lesson with 340,000 staff': (it) => create(it, lesson(Array.from({ length: 340_000 }, () => staff))),
  'a parent’s lesson with as much as is taken': (it) => create(it, lesson(Array.from({ length: 600 }, () => staff))),
  'JSON nested 30,000 deep': (it) => create(it, `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
  'guesses of passwords': ({ host }) => ({
    bytes: request('POST', '/api/authenticate', { host, body: '{"email":"admin@barn.test","password":"guess 1"}' }),
  }),
  'a parent’s pick lists, over and over': (it) => ({ bytes: request('GET', '/api/options/index', it) }),
  '400 connections that say a byte at a time': ({ host }) => ({
    bytes: request('POST', '/api/authenticate', { host, body: keys(300) }),
    slowly: true,
  }),
};
