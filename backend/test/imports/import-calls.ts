import { multipart } from '../support/multipart.js';
import type { SignedIn } from '../support/requests.js';
import type { TestApp } from '../support/test-app.js';

export interface Shown {
  id: string;
  state: string;
  encoding: string;
  separator: string;
  has_header: number;
  date_order: string;
  columns: { column: number; letter: string; heading: string; field: string | null }[];
  to_do: number;
  done: number;
  made: number;
  left: number;
  kept: number;
  undo_until: string | null;
}
export interface Problem {
  code: string;
  severity: string;
  column: number | null;
  message: string;
}
export interface Checked {
  imports: number;
  leaves: number;
  problems: { code: string; count: number }[];
  size: number;
  rows: { row: number; cells: string[]; imports: number; outcome: string | null; problems: Problem[] }[];
}

/** The calls of an import, as the screen makes them. */
export function importCalls(app: TestApp, who: SignedIn) {
  const upload = (content: Buffer | string, kind = 'people', filename = 'families.csv') => {
    const parts = [
      { name: 'kind', value: kind },
      { name: 'file', filename, content: Buffer.from(content) },
    ];
    const { payload, headers } = multipart(parts);
    return app.call(who, 'POST', 'imports/upload', payload, headers);
  };
  const shown = async (path: string, body: object) =>
    (await app.call<{ import_run: Shown }>(who, 'POST', `imports/${path}`, body)).body.import_run;
  const check = async (id: string, query: object = {}) =>
    (await app.call<Checked>(who, 'GET', 'imports/check', { id, ...query })).body;
  return {
    upload,
    read: async (content: Buffer | string, kind = 'people') => (await upload(content, kind)).body.import_run as Shown,
    look: async (id: string) =>
      (await app.call<{ import_run: Shown }>(who, 'GET', 'imports/read', { id })).body.import_run,
    check,
    columns: (id: string, rest: object) => shown('columns', { id, ...rest }),
    take: (id: string, rest: object) => shown('take', { id, ...rest }),
    /** As many rows as the check says. */
    start: async (id: string) =>
      app.call(who, 'POST', 'imports/start', { id, rows: (await check(id, { limit: 1 })).imports }),
    undo: (id: string) => app.call(who, 'POST', 'imports/undo', { id }),
  };
}
