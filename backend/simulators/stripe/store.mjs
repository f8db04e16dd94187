import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const EMPTY = { answers: {}, objects: {}, accounts: {}, codes: {} };

/** What is made on a connected account is known there alone, as at Stripe. */
const keyOf = (account, id) => `${account ?? 'platform'} ${id}`;

export function openStore(file) {
  const kept = { ...structuredClone(EMPTY), ...(file && existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))) };
  const save = () => {
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(kept));
    renameSync(`${file}.new`, file);
  };
  const put = (account, object) => {
    kept.objects[keyOf(account, object.id)] = object;
    save();
    return object;
  };
  return {
    answers: kept.answers,
    put,
    get: (account, id, kind) => {
      const found = kept.objects[keyOf(account, id)];
      return found?.object === kind ? found : undefined;
    },
    remove: (account, id) => {
      delete kept.objects[keyOf(account, id)];
      save();
    },
    all: (kind, account) =>
      Object.entries(kept.objects)
        .filter(([key, { object }]) => object === kind && (account === undefined || key.startsWith(`${account} `)))
        .map(([, object]) => object),
    remember: (key, answer) => {
      kept.answers[key] = answer;
      save();
    },
    /** A code is good once. */
    issueCode: (code, account) => {
      kept.codes[code] = account;
      save();
    },
    takeCode: (code) => {
      const account = kept.codes[code];
      delete kept.codes[code];
      if (account) kept.accounts[account] = true;
      save();
      return account;
    },
    knows: (account) => account === undefined || kept.accounts[account] === true,
    disconnect: (account) => {
      delete kept.accounts[account];
      save();
    },
  };
}
