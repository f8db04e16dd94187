import { keepsBooks } from '@/data/books';
import { useAccess, type Access } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { PrintButton } from '@/ui/HeadButton';
import { Hub, type Place } from '@/ui/Hub';
import { Forbidden } from '@/ui/states';
import { groupAddress, groups, isOpen } from './catalogue';
import { Morning } from './hub/Morning';
import './hub/reports-hub.css';

const horses: readonly Place[] = [
  {
    to: '/reports/workloadgraphic/graphic',
    label: 'Weekly Graphic',
    says: 'Which horse goes how often on which day, at a glance.',
  },
  { to: '/reports/workloadgraphic/numbers', label: 'Weekly Numbers', says: 'The same week in numbers, with its sums.' },
  {
    to: '/horsework',
    label: 'Horse work by week',
    says: 'Lessons and hours of every horse against its limits; for the wall, too.',
  },
];

const saved: Place = {
  to: '/reports/saved',
  label: 'Saved',
  says: 'Reports as you keep them, and to whom they go by mail.',
};

const placesOf = (access: Access): readonly Place[] =>
  groups.filter((of) => isOpen(of, access)).map((of) => ({ to: groupAddress(of), label: of.label, says: of.says }));

const accounting: Place = {
  to: '/reports/accounting',
  label: 'Accounting',
  says: 'What belongs into which account of the books? With files for bookkeeping programs.',
};

const vouchers: Place = {
  to: '/reports/vouchers',
  label: 'Gift vouchers',
  says: 'Which are open, who redeemed the others, and what do they come to?',
};

/** What the barn asks each morning, and the reports that there are. R022 R189 R232 */
export default function ReportsHub() {
  const access = useAccess();
  const { canCall } = access;
  const books = keepsBooks(useBarn()) && canCall('reports/accounting') ? [accounting] : [];
  const given = canCall('vouchers/search') ? [vouchers] : [];
  const kept = canCall('saved_reports/index') ? [saved] : [];
  if (!canCall('reports/workloadgraphic')) return <Forbidden />;
  return (
    <div className="page reports-hub">
      <title>Reports – Leadline</title>
      <header className="row middle between gap-3">
        <h1>Reports</h1>
        <PrintButton />
      </header>
      {canCall('reports/hub') && <Morning />}
      <div className="no-print">
        <h2>All reports</h2>
        <Hub label="Reports" places={[...kept, ...placesOf(access), ...given, ...books]} />
        <h2>The horses’ week</h2>
        <Hub
          label="The horses’ week"
          places={horses.filter(({ to }) => to !== '/horsework' || canCall('horses/workOfWeek'))}
        />
      </div>
    </div>
  );
}
