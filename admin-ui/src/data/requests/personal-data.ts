import { useMutation } from '@tanstack/react-query';
import { get, getFile, type ApiError } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';

type Person = { readonly person_id: string; readonly person_name: string };

async function fileOf(person_id: string, as: 'PDF' | 'JSON') {
  if (as === 'PDF') return getFile('people/personalDataPdf', { person_id });
  const data = await get('people/personalData', { person_id });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** What the barn keeps of somebody, an account holder's members included, as a file for whom it concerns. */
export const useSavePersonalData = ({ person_id, person_name }: Person) =>
  useMutation<void, ApiError, 'PDF' | 'JSON'>({
    mutationFn: async (as) =>
      saveFile(await fileOf(person_id, as), `Personal data of ${person_name}.${as.toLowerCase()}`),
  });
