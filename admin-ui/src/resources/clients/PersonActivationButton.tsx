import { useState } from 'react';
import Button from '@mui/material/Button';
import type { AnyRow } from '../list/describe-list';
import { ActivationQuestion } from './ActivationQuestion';

type Row = AnyRow & { readonly person_id: string; readonly person_name: string; readonly members?: unknown };

/** What follows for members and logins is said before it is done. R029 R030 */
export const PersonActivationButton = ({ row }: { row: Row }) => {
  const [asking, setAsking] = useState(false);
  const { person_id, person_name, is_active = 1, members } = row;
  const word = is_active ? 'Inactivate' : 'Activate';
  return (
    <>
      <Button variant="text" size="small" aria-label={`${word} ${person_name}`} onClick={() => setAsking(true)}>
        {word}
      </Button>
      {asking && (
        <ActivationQuestion
          person={{ person_id, person_name, is_active, isHolder: members !== undefined }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
