import type { Fragment, Sql } from './connect.js';

type Give<Args extends readonly unknown[]> = (sql: Sql, ...args: Args) => Fragment;

/** What a module gives to a lookup of one below it; it stands among `answers` of its `@BarnModule`. */
export interface Answer {
  readonly to: string;
  register(): void;
}

/** Rows in brackets, as they stand after `from` or `join`. */
export interface Lookup<Args extends readonly unknown[]> extends Give<Args> {
  answeredBy(give: Give<Args>): Answer;
}

const open = new Set<string>();

/**
 * What the platform or a module reads of a module above it, whose tables it may not name: its columns are said here, its SQL comes from
 * whoever knows it. So a question that needs both stays one statement.
 */
export function lookup<Args extends readonly unknown[] = []>(name: string): Lookup<Args> {
  let given: Give<Args> | undefined;
  open.add(name);
  const ask: Give<Args> = (sql, ...args) => {
    if (!given) throw new Error(`No module answers ${name}.`);
    return given(sql, ...args);
  };
  const answeredBy = (give: Give<Args>): Answer => ({
    to: name,
    register() {
      given = give;
      open.delete(name);
    },
  });
  return Object.assign(ask, { answeredBy });
}

/** Throws if a lookup has no answer. */
export function refuseUnanswered() {
  if (open.size) throw new Error(`No module answers ${[...open].join(', ')}.`);
}
