import { useMutation } from '@tanstack/react-query';
import { fileAt, serializeQuery } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';

export type Exported = {
  readonly resource: string;
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: string };
  /** Each column with its heading. */
  readonly columns: readonly (readonly [source: string, label: string])[];
};

/** What the server writes as CSV of one call, as a file of that name. */
export const exportCsv = async (call: string, query: object, name: string): Promise<void> =>
  saveFile(await fileAt(`/api/${call}?${serializeQuery(query)}`, { accept: 'text/csv' }), `${name}.csv`);

/** All that matches, written by the server, not only the page that is shown. */
export const useExportList = () =>
  useMutation<void, Error, Exported>({
    mutationKey: ['export'],
    mutationFn: ({ resource, filter, sort: { field, order }, columns }) =>
      exportCsv(`rest/${resource}`, { filter, sort: [field, order], columns }, resource),
  });
