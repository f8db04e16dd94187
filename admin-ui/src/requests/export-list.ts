import { useMutation } from '@tanstack/react-query';
import { ApiError, goToLogin, readToken } from '@leadline/api-client';
import { download } from './download';

export type Exported = {
  readonly resource: string;
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: string };
  /** Each column with its heading. */
  readonly columns: readonly (readonly [source: string, label: string])[];
};

/** What the server writes as CSV of one call, as a file of that name. */
export const exportCsv = async (call: string, query: Readonly<Record<string, string | number>>, name: string) => {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`/api/${call}?${asked.toString()}`, {
    headers: { Accept: 'text/csv', Authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (response.status === 401) goToLogin();
  if (!response.ok) throw new ApiError(response.status, (await response.json()) as object);
  download(await response.blob(), `${name}.csv`);
};

/** All that matches, written by the server, not only the page that is shown. */
export const useExportList = () =>
  useMutation<void, Error, Exported>({
    mutationKey: ['export'],
    mutationFn: ({ resource, filter, sort: { field, order }, columns }) =>
      exportCsv(
        `rest/${resource}`,
        {
          filter: JSON.stringify(filter),
          sort: JSON.stringify([field, order]),
          columns: JSON.stringify(columns),
        },
        resource,
      ),
  });
