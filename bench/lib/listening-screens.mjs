// Screens that listen, in a process of their own as people's browsers are: forked, told where and as whom; answers when all listen.
// Told a lesson, it answers when all have heard of it, with the moments at which each did; without one it only listens.
import { get } from 'node:http';

const now = () => performance.timeOrigin + performance.now();
const lines = [];
let wanted;

const listen = (url, token) =>
  new Promise((listening, failed) => {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    get(`${url}/api/lessons/changes`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`A listener was answered ${answer.statusCode}.`));
      answer.setEncoding('utf8').on('data', (text) => {
        listening();
        if (!wanted?.waiting.has(answer) || !text.includes(wanted.lessonId)) return;
        wanted.waiting.delete(answer);
        wanted.heard.push(now());
        if (!wanted.waiting.size) process.send({ heard: wanted.heard });
      });
      answer.on('error', () => undefined);
      lines.push(answer);
    }).on('error', failed);
  });

const answerTo = async (told) => {
  if (told.lessonId) {
    wanted = { lessonId: told.lessonId, waiting: new Set(lines), heard: [] };
    return 'watching';
  }
  await Promise.all(told.tokens.map((token) => listen(told.url, token)));
  return 'listening';
};

process.on('message', (told) => void answerTo(told).then((answer) => process.send(answer)));
