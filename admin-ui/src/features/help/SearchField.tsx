import { useSearchParams } from 'react-router-dom';
import { TextInput } from '@/ui/form/inputs';

/** What is searched for lives in the address. */
export const useSearched = () => {
  const [params, setParams] = useSearchParams();
  const searched = params.get('q') ?? '';
  const search = (q: string) => setParams(q ? { q } : {}, { replace: true });
  return { searched, search };
};

type SearchFieldProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <div className="help-search" role="search">
    <TextInput type="search" label={label} value={value} onChange={onChange} autoComplete="off" />
  </div>
);
