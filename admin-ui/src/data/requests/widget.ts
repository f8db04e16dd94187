import { useQuery } from '@tanstack/react-query';
import { keys } from './keys';

/** No call: a page, as the barn's own site shows it. */
const pageAt = async (address: string, signal: AbortSignal): Promise<string> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
};

export const widgetPage = (publicId: string): string => `/public/${publicId}/embed`;

/** The page without what it runs, made anew whenever what it is made of changes. */
export const useWidgetPreview = (publicId: string, look: readonly unknown[]) =>
  useQuery({
    queryKey: keys.widgetPreview(publicId, look),
    queryFn: ({ signal }) => pageAt(widgetPage(publicId), signal),
    select: (page) => page.replace(/<script>[^]*<\/script>/, ''),
  });
