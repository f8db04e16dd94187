import { useState } from 'react';
import Button from '@mui/material/Button';
import type { AnyRow } from '@/ui/list/describe-list';
import { ActivationQuestion } from './ActivationQuestion';

type Row = AnyRow & {
  readonly person_id: string;
  readonly person_name: string;
  /** Of an account holder. */
  readonly members?: unknown;
  /** Of a student; their own where they pay themselves. */
  readonly account_person_id?: string | null;
};

/** What follows for members and logins is said before it is done. R029 R030 */
export const PersonActivationButton = ({ row }: { row: Row }) => {
  const [asking, setAsking] = useState(false);
  const { person_id, person_name, is_active = 1, members, account_person_id } = row;
  const isHolder = members !== undefined || account_person_id === person_id;
  const word = is_active ? 'Inactivate' : 'Activate';
  return (
    <>
      <Button variant="text" size="small" aria-label={`${word} ${person_name}`} onClick={() => setAsking(true)}>
        {word}
      </Button>
      {asking && (
        <ActivationQuestion person={{ person_id, person_name, is_active, isHolder }} onClose={() => setAsking(false)} />
      )}
    </>
  );
};
