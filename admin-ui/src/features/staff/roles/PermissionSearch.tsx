import { useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { Empty } from '@/ui/states';

/** What is searched for stands in the address. */
export const useSearch = () => {
  const [params, setParams] = useSearchParams();
  const search = (text: string) =>
    setParams(
      (held) => {
        const next = new URLSearchParams(held);
        if (text) next.set('q', text);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  return { searched: params.get('q') ?? '', search };
};

export const PermissionSearch = () => {
  const { searched, search } = useSearch();
  return (
    <input
      className="input"
      type="search"
      aria-label="Search permissions"
      placeholder="Search permissions"
      value={searched}
      onChange={({ target }) => search(target.value)}
    />
  );
};

export const NothingFound = () => {
  const { searched, search } = useSearch();
  return (
    <Empty
      title="No such permission"
      text={`Nothing here is called “${searched}”.`}
      action={
        <Button variant="outlined" onClick={() => search('')}>
          Show all permissions
        </Button>
      }
    />
  );
};
