export type ServerSentEvent = { readonly id: string; readonly data: string };

const fieldOf = (lines: readonly string[], name: string): string | undefined =>
  lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trimStart();

/** Independent of how the stream is cut into chunks; comments and events without data are skipped. */
export async function* serverSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const data = fieldOf(lines, 'data');
      if (data !== undefined) yield { id: fieldOf(lines, 'id') ?? '', data };
    }
  }
}
