import fastify from 'fastify';
import { takeTurns } from './turns.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('turns of one address', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Who was begun with, in order; `answer` ends the first that is still there. */
  async function server(atOnce: number) {
    const app = fastify();
    const begun: string[] = [];
    const answers: (() => void)[] = [];
    takeTurns(app, atOnce);
    app.get('/:name', async (request) => {
      begun.push((request.params as { name: string }).name);
      await new Promise<void>((resolve) => answers.push(resolve));
      return {};
    });
    const settle = async () => {
      for (let i = 0; i < 20; i++) await turn();
    };
    return {
      ask: async (url: string, remoteAddress = '198.51.100.7') => {
        void app.inject({ url, remoteAddress });
        await settle();
      },
      answer: async () => {
        answers.shift()?.();
        await settle();
      },
      pass: async (ms: number) => {
        jest.advanceTimersByTime(ms);
        await settle();
      },
      begun,
    };
  }

  it('are so many at once; the next begins with an answer, and another address at once', async () => {
    const { ask, answer, begun } = await server(2);
    for (const name of ['/a', '/b', '/c', '/d']) await ask(name);
    await ask('/e', '198.51.100.8');
    expect(begun).toEqual(['a', 'b', 'e']);
    await answer();
    expect(begun).toEqual(['a', 'b', 'e', 'c']);
  });

  it('end after a tenth of a second for whoever waits for something else, and only once', async () => {
    const { ask, answer, pass, begun } = await server(1);
    for (const name of ['/a', '/b', '/c']) await ask(name);
    await pass(99);
    expect(begun).toEqual(['a']);
    await pass(1);
    expect(begun).toEqual(['a', 'b']);
    await answer();
    expect(begun).toEqual(['a', 'b']);
  });
});
