// For `node --import`: tells on WATCH_PORT for how many milliseconds the event loop was held at most since the last question.
import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
http
  .createServer((_, response) => {
    response.end(String(delay.max / 1e6));
    delay.reset();
  })
  .listen(Number(process.env.WATCH_PORT), '127.0.0.1')
  .unref();
