import { statusName } from '@leadline/api-client';
import { withOwner } from '@leadline/api-client/lessons-left';
import { riders } from '@/data/day/roster';
import { useAccess } from '@/data/providers/use-access';
import { useEditing } from './edit-context';
import '@/ui/record/record-table.css';
import '@/ui/fold.css';

/** Who rides which horse in which tack on which package, at one glance, for those whose role shows it. R086 */
export const ClientHorseDetail = () => {
  const { one } = useEditing();
  const { canOpen } = useAccess();
  const students = riders(one);
  if (!canOpen('clientHorseDetail') || students.length === 0) return null;
  const tackOf = (horse: string | null) => one.horses.find(({ horse_id }) => horse_id === horse)?.tack_name;
  return (
    <details className="fold client-horse-detail">
      <summary>Client and horse detail</summary>
      <table className="record-table" aria-label="Client and horse detail">
        <thead>
          <tr>
            {['Client', 'Horse', 'Tack', 'Package', 'Status'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, horse_id, assigned_to, product_name, item_of, enrollment_status_code }) => (
            <tr key={id}>
              <th scope="row">
                <span>{name}</span>
              </th>
              <td>{assigned_to}</td>
              <td>{tackOf(horse_id)}</td>
              <td>{product_name ? withOwner(product_name, item_of) : 'no package'}</td>
              <td>{statusName(enrollment_status_code ?? 'SCH')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
