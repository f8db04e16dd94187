import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** A load test leaves many thousands of mails; nobody looks further back than this. */
const looksBack = 1000;

/** Mails as .eml files in one folder; their names sort by time of arrival. */
export function openStore(folder) {
  mkdirSync(folder, { recursive: true });
  const parsed = new Map();
  const fileOf = (id) => path.join(folder, `${id}.eml`);
  const ids = () => readdirSync(folder).filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length)).sort().reverse();

  /** Complete on disk before the sender is told that it was accepted. */
  function save(raw, recipients) {
    const id = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`;
    const unfinished = `${fileOf(id)}.new`;
    writeFileSync(unfinished, Buffer.concat([Buffer.from(`Delivered-To: ${recipients.join(', ')}\r\n`), raw]));
    renameSync(unfinished, fileOf(id));
    return id;
  }

  async function get(id) {
    if (!parsed.has(id)) parsed.set(id, describe(id, await PostalMime.parse(readFileSync(fileOf(id)))));
    return parsed.get(id);
  }

  return {
    save,
    get: async (id) => (ids().includes(id) ? get(id) : undefined),
    /** The newest first; `search` looks at addresses and subjects. */
    list: async ({ search = '' } = {}) => {
      const wanted = search.toLowerCase();
      const mails = await Promise.all(ids().slice(0, looksBack).map(get));
      return mails.filter(({ to, subject }) => [...to, subject].join(' ').toLowerCase().includes(wanted));
    },
    source: (id) => readFileSync(fileOf(id), 'utf8'),
    empty: () => {
      for (const id of ids()) rmSync(fileOf(id));
      parsed.clear();
    },
  };
}

function describe(id, { deliveredTo = '', from, subject = '', date, html, text, attachments }) {
  return { id, at: date, to: deliveredTo.split(', '), from: from?.address ?? '', fromName: from?.name ?? '', subject, html, text, attachments };
}
