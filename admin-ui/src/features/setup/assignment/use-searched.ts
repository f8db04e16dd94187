import { useLocation, useSearchParams } from 'react-router-dom';

/** What is searched for stands in the address; where one came from stays beside it. */
export const useSearched = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const search = (text: string) => setParams(text ? { q: text } : {}, { replace: true, state });
  return { typed: params.get('q') ?? '', search };
};
