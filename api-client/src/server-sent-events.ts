/** `name` is `message` unless the server says otherwise. */
export type ServerSentEvent = { readonly name: string; readonly id: string; readonly data: string };

const fieldOf = (lines: readonly string[], name: string): string | undefined =>
  lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trimStart();

/** However the stream is cut into chunks; comments and events without data are skipped, but whatever arrives is a sign of life. */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array>,
  alive: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const data = fieldOf(lines, 'data');
      if (data !== undefined)
        yield { name: fieldOf(lines, 'event') ?? 'message', id: fieldOf(lines, 'id') ?? '', data };
    }
  }
}
