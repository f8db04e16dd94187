import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';

const looksBack = 1000;

/** One .eml file per mail; names sort by time of arrival. */
export function openStore(folder) {
  mkdirSync(folder, { recursive: true });
  const parsed = new Map();
  const fileOf = (id) => path.join(folder, `${id}.eml`);
  const ids = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -'.eml'.length))
      .sort()
      .reverse();

  const idOf = new Map(ids().map((id) => [id.split('-').at(-1), id]));

  /** Durable before the sender is answered. A repeated Message-ID is the same mail. */
  function save(raw, recipients) {
    const message = fingerprint(raw);
    if (idOf.has(message)) return idOf.get(message);
    const id = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${message}`;
    const unfinished = `${fileOf(id)}.new`;
    writeFileSync(unfinished, Buffer.concat([Buffer.from(`Delivered-To: ${recipients.join(', ')}\r\n`), raw]));
    renameSync(unfinished, fileOf(id));
    idOf.set(message, id);
    return id;
  }

  async function get(id) {
    if (!parsed.has(id)) parsed.set(id, describe(id, await PostalMime.parse(readFileSync(fileOf(id)))));
    return parsed.get(id);
  }

  return {
    save,
    get: async (id) => (ids().includes(id) ? get(id) : undefined),
    /** Newest first; `search` matches addresses and subjects. */
    list: async ({ search = '' } = {}) => {
      const wanted = search.toLowerCase();
      const mails = await Promise.all(ids().slice(0, looksBack).map(get));
      return mails.filter(({ to, subject }) => [...to, subject].join(' ').toLowerCase().includes(wanted));
    },
    source: (id) => readFileSync(fileOf(id), 'utf8'),
    empty: () => {
      for (const id of ids()) rmSync(fileOf(id));
      parsed.clear();
      idOf.clear();
    },
  };
}

const fingerprint = (raw) =>
  createHash('sha256')
    .update(/^message-id:\s*(\S+)/im.exec(raw.toString('latin1').split('\r\n\r\n', 1)[0])?.[1] ?? raw)
    .digest('hex')
    .slice(0, 16);

function describe(id, { deliveredTo = '', from, subject = '', date, html, text, attachments }) {
  return {
    id,
    at: date,
    to: deliveredTo.split(', '),
    from: from?.address ?? '',
    fromName: from?.name ?? '',
    subject,
    html,
    text,
    attachments,
  };
}
