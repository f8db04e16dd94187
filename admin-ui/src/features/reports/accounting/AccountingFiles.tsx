import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { addressOfField } from '@/data/addresses/settings-address';
import { useAccountingFile, type AccountingFormat } from '@/data/requests/accounting';
import { useSay } from '@/ui/use-say';
import type { Period } from '../period';

const says: Readonly<Record<AccountingFormat['format'], string>> = {
  generic: 'Every side of every booking, for a spreadsheet or any other program.',
  datev: 'Buchungsstapel for your tax consultant, in EXTF.',
  quickbooks: 'Journal entries; the codes are the names of the accounts there.',
  xero: 'Manual journals, with tax on an account of its own.',
};

const Lack = ({ lack }: { lack: NonNullable<AccountingFormat['lack']> }) => {
  const to = addressOfField(lack.field);
  return (
    <span className="accounting-lack">
      {lack.message} {to && <Link to={to}>Enter it</Link>}
    </span>
  );
};

/** One for each program that reads bookings; what it lacks stands in its place. */
export const AccountingFiles = ({
  formats,
  period,
}: {
  readonly formats: readonly AccountingFormat[];
  readonly period: Period;
}) => {
  const { mutateAsync, isPending } = useAccountingFile({ date1: period.from, date2: period.to });
  const say = useSay();
  return (
    <section className="accounting-files no-print" aria-label="Files for bookkeeping">
      {formats.map((one) => (
        <div key={one.format} className="accounting-file">
          <div>
            <strong>{one.label}</strong>
            <p className="muted small">{says[one.format]}</p>
          </div>
          {one.lack ? (
            <Lack lack={one.lack} />
          ) : (
            <Button
              variant="outlined"
              startIcon={<DownloadIcon />}
              disabled={isPending}
              onClick={() => void say.after(mutateAsync(one), () => undefined)}
            >
              {`Download for ${one.format === 'generic' ? 'a spreadsheet' : one.label}`}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
};
