import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';

type Asked<Page, Row> = {
  readonly queryKey: QueryKey;
  /** How many rows a page has. R154 */
  readonly step: number;
  readonly load: (page: { limit: number; offset: number }, signal: AbortSignal) => Promise<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** What is shown while another question is asked. */
  readonly placeholderData?: (before: InfiniteData<Page, number> | undefined) => InfiniteData<Page, number> | undefined;
};

/** A list page by page: all rows that came, how many there are, and what the first page says beside them. */
export const usePages = <Page extends { readonly size: number }, Row>({
  queryKey,
  step,
  load,
  rowsOf,
  placeholderData,
}: Asked<Page, Row>) => {
  const { data, ...asked } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load({ limit: step, offset: pageParam }, signal),
    initialPageParam: 0,
    ...(placeholderData && { placeholderData }),
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + rowsOf(page).length, 0);
      return shown < last.size && rowsOf(last).length > 0 ? shown : undefined;
    },
  });
  const pages = data?.pages;
  return { ...asked, step, first: pages?.[0], data: pages?.flatMap(rowsOf), size: pages?.at(-1)?.size ?? 0 };
};
