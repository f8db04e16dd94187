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

const query = ({ filter, sort: { field, order }, columns }: Exported) =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([field, order]),
    columns: JSON.stringify(columns),
  }).toString();

/** All that matches, written by the server, not only the page that is shown. */
export const useExportList = () =>
  useMutation<void, Error, Exported>({
    mutationKey: ['export'],
    mutationFn: async (wanted) => {
      const response = await fetch(`/api/rest/${wanted.resource}?${query(wanted)}`, {
        headers: { Accept: 'text/csv', Authorization: `Bearer ${readToken() ?? ''}` },
      });
      if (response.status === 401) goToLogin();
      if (!response.ok) throw new ApiError(response.status, (await response.json()) as object);
      download(await response.blob(), `${wanted.resource}.csv`);
    },
  });
