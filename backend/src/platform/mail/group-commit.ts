import { setImmediate as breath } from 'node:timers/promises';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Items that arrive together, or during a call for the same key, share a call of `work`. If it fails, each is tried alone. */
export function groupCommit<Item, Result>(work: (key: string, items: readonly Item[]) => Promise<readonly Result[]>) {
  const gathering = new Map<string, Waiting<Item, Result>[]>();

  const settle = async (key: string, round: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(
        key,
        round.map(({ item }) => item),
      );
      round.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (round.length === 1) round[0]?.reject(error);
      else for (const one of round) await settle(key, [one]);
    }
  };
  const run = async (key: string) => {
    await breath();
    for (let round = gathering.get(key) ?? []; round.length; round = gathering.get(key) ?? []) {
      gathering.set(key, []);
      await settle(key, round);
    }
    gathering.delete(key);
  };
  return (key: string, item: Item) =>
    new Promise<Result>((resolve, reject) => {
      const waiting = gathering.get(key);
      if (!waiting) void run(key);
      gathering.set(key, [...(waiting ?? []), { item, resolve, reject }]);
    });
}
