import { useListContext } from 'react-admin';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DownIcon from '@mui/icons-material/ArrowDownward';
import type { AnyRow, Field } from './describe-list';

export const HeadCell = ({ field, className }: { field: Field<AnyRow>; className: string | undefined }) => {
  const { sort, setSort } = useListContext();
  const { source, label } = field;
  if (field.sorted === false || field.value)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const sorted = sort.field === source ? sort.order : null;
  const Arrow = sorted === 'DESC' ? DownIcon : UpIcon;
  return (
    <th scope="col" className={className} aria-sort={sorted ? (sorted === 'ASC' ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="sort"
        onClick={() => setSort({ field: source, order: sorted === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {label}
        {sorted && <Arrow fontSize="inherit" aria-hidden />}
      </button>
    </th>
  );
};
