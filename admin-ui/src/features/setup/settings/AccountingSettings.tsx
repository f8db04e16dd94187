import { Link } from 'react-router-dom';
import { keepsBooks } from '@/data/books';
import { useBarn } from '@/data/requests/barn';

/** What the codes are for, and once there is one, where they lead. */
export const AccountingSettings = () =>
  keepsBooks(useBarn()) ? (
    <p className="muted">
      <Link to="/reports/accounting">Reports, Accounting</Link> books what came in under these codes and makes the files
      for your bookkeeping. Packages may have a code of their own.
    </p>
  ) : (
    <p className="muted">
      Codes of the accounts in your bookkeeping. With the first of them Reports has Accounting, which makes its files.
    </p>
  );
