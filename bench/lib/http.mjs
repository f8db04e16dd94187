import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** One answer's head: status, headers in lower case. */
function readHead(text) {
  const [first, ...lines] = text.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers };
}

/**
 * A kept-alive HTTP connection that costs next to nothing, so that what is measured is the server; opened again where the server has
 * ended it meanwhile, being idle. One request at a time; answers have a Content-Length.
 */
export function connectTo(url, { localAddress } = {}) {
  const { hostname, port } = new URL(url);
  let socket;
  let chunks = [];
  let size = 0;
  let head;
  let wanted = 0;
  let waiting;
  const settle = () => {
    const all = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    const { done } = waiting;
    const answer = { ...head, body: all.subarray(0, wanted) };
    [chunks, size, head, waiting] = [[], 0, undefined, undefined];
    done(answer);
  };
  const read = (bytes) => {
    if (!waiting) return socket.destroy();
    chunks.push(bytes);
    size += bytes.length;
    if (!head) {
      const all = Buffer.concat(chunks);
      const end = all.indexOf(HEAD_END);
      if (end < 0) return;
      head = readHead(all.toString('latin1', 0, end));
      if (head.headers['transfer-encoding']) return socket.destroy(new Error('An answer in pieces was not expected.'));
      wanted = head.status === 304 ? 0 : Number(head.headers['content-length'] ?? 0);
      chunks = [all.subarray(end + HEAD_END.length)];
      size = chunks[0].length;
    }
    if (size >= wanted) settle();
  };
  const broken = (error) => waiting?.failed(error ?? new Error('The server closed the connection.'));
  const open = () => {
    const opened = net.connect({ port: Number(port), host: hostname, localAddress }).setNoDelay();
    return opened
      .on('data', read)
      .on('error', broken)
      .on('close', () => opened === socket && broken());
  };
  const request = (method, path, { token, body, headers = {} } = {}) =>
    new Promise((done, failed) => {
      waiting = { done, failed };
      const payload = body === undefined ? '' : JSON.stringify(body);
      const lines = [
        `${method} ${path} HTTP/1.1`,
        `host: ${hostname}:${port}`,
        ...(token ? [`authorization: Bearer ${token}`] : []),
        ...(body === undefined
          ? []
          : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      if (!socket?.writable) socket = open();
      socket.write(`${lines.join('\r\n')}\r\n\r\n${payload}`);
    });
  return {
    request,
    get: (path, options) => request('GET', path, options),
    post: (path, body, options) => request('POST', path, { ...options, body }),
    close: () => socket?.destroy(),
  };
}

/** The answer, if it has the status expected; anything else fails the run. */
export function expecting(status, answer, what) {
  if (answer.status !== status) throw new Error(`${what}: ${answer.status} ${answer.body.toString('utf8', 0, 300)}`);
  return answer;
}
