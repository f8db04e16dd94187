type Page = { readonly data: readonly unknown[]; readonly size: number };

const loaded = (pages: readonly Page[]): number => pages.reduce((rows, page) => rows + page.data.length, 0);

/** Where the next page begins; nothing when all rows are here or the last page came back empty. */
export const nextOffset = (last: Page, pages: readonly Page[]): number | undefined => {
  const rows = loaded(pages);
  return last.data.length > 0 && rows < last.size ? rows : undefined;
};
