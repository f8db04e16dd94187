import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../files/file-storage.js';
import { fileTypeOf } from '../files/file-type.js';
import { html, type Html } from './html.js';

/** What a page writes as `src` of a picture in the storage of files; `Pdf` puts the picture itself there. */
export const storedPicture = (storageKey: string) => `stored:${storageKey}`;

/** What a page that shows pictures says instead of nothing but styles: whatever is shown stands in the page itself. */
export const PAGE_POLICY: Html = html`<meta http-equiv="content-security-policy"
content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

/** What people typed has no quotes of its own in a page, so this is of the page's author. */
const STORED = / src="stored:([\w./-]+)"/g;

async function written(storage: FileStorage, storageKey: string) {
  const stored = await storage.open(storageKey);
  const content = stored && (await buffer(stored));
  const type = content && fileTypeOf(content);
  return type?.isImage ? ` src="data:${type.contentType};base64,${content?.toString('base64')}"` : '';
}

/** The page with its pictures in it; one that is gone leaves its place empty, as a paper is needed without it, too. */
export async function withStoredPictures(page: string, storage: FileStorage): Promise<string> {
  const keys = [...new Set([...page.matchAll(STORED)].map(([, key = '']) => key))];
  const pictures = new Map(await Promise.all(keys.map(async (key) => [key, await written(storage, key)] as const)));
  return page.replace(STORED, (_, key: string) => pictures.get(key) ?? '');
}
