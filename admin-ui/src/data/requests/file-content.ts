import { useQuery } from '@tanstack/react-query';
import { fileAt } from '@leadline/api-client';
import { keys } from './keys';

/** What a file holds. It never changes, so it is fetched once. */
export const useFileContent = (url: string) =>
  useQuery({ queryKey: keys.fileContent(url), queryFn: ({ signal }) => fileAt(url, { signal }), staleTime: Infinity });
