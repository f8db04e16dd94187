import { useListContext } from 'react-admin';
import Button from '@mui/material/Button';

export const Pager = () => {
  const { page, perPage, total = 0, setPage } = useListContext();
  if (total <= perPage) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Button variant="outlined" size="small" onClick={() => setPage(page - 1)}>
          Previous {perPage}
        </Button>
      )}
      {page * perPage < total && (
        <Button variant="outlined" size="small" onClick={() => setPage(page + 1)}>
          Next {perPage}
        </Button>
      )}
    </nav>
  );
};
