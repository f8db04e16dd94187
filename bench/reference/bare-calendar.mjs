// react-big-calendar on an empty page with the same lessons: fetched, made into events with a title and two dates, and shown.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../lib/stage.mjs';

const MAIN = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Calendar, luxonLocalizer } from 'react-big-calendar';
import { DateTime, Settings } from 'luxon';
import 'react-big-calendar/lib/css/react-big-calendar.css';

const query = new URLSearchParams(location.search);
Settings.defaultZone = 'America/Toronto';
const at = (text) => DateTime.fromFormat(text, 'yyyy-MM-dd HH:mm').toJSDate();
const { lessons } = await (await fetch('/lessons/calendar')).json();
const events = lessons.map(({ id, title, date, start, end, end_date = date }) => ({
  id, title, start: at(date + ' ' + start), end: at(end_date + ' ' + end),
}));
const day = query.get('date');
createRoot(document.getElementById('root')).render(createElement(Calendar, {
  localizer: luxonLocalizer(DateTime, { firstDayOfWeek: 1 }), events,
  view: query.get('view'), date: at(day + ' 12:00'), onView: () => {}, onNavigate: () => {}, toolbar: false,
  min: at(day + ' 07:00'), max: at(day + ' 21:00'), style: { height: '100vh' },
}));`;

/** Serves the built page; `answer()` is what its one call gets. */
export async function bareCalendar(answer) {
  // Below node_modules' parent, so that imports find their way.
  const folder = mkdtempSync(path.join(root, 'node_modules/.bench-'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><body style="margin:0"><div id="root"></div><script type="module" src="./main.js"></script>',
  );
  writeFileSync(path.join(folder, 'main.js'), MAIN);
  await build({ root: folder, logLevel: 'error', base: '/', build: { outDir: 'dist', target: 'es2022' } });
  const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/lessons/calendar')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(answer());
    const file = path.join(folder, 'dist', pathname.startsWith('/assets/') ? pathname : 'index.html');
    return response
      .writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'text/plain',
        'cache-control': pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-cache',
      })
      .end(readFileSync(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
