import { useAccess, type Access } from '@/data/providers/use-access';
import { Hub, type Place } from '@/ui/Hub';
import { Forbidden } from '@/ui/states';
import { groupAddress, groups, isOpen } from './catalogue';

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

const placesOf = (access: Access): readonly Place[] =>
  groups.filter((of) => isOpen(of, access)).map((of) => ({ to: groupAddress(of), label: of.label, says: of.says }));

/** The reports that there are. R022 R189 R232 */
export default function ReportsHub() {
  const access = useAccess();
  const { canCall } = access;
  if (!canCall('reports/workloadgraphic')) return <Forbidden />;
  return (
    <div className="page">
      <title>Reports – Leadline</title>
      <h1>Reports</h1>
      <Hub label="Reports" places={placesOf(access)} />
      <h2>The horses’ week</h2>
      <Hub
        label="The horses’ week"
        places={horses.filter(({ to }) => to !== '/horsework' || canCall('horses/workOfWeek'))}
      />
    </div>
  );
}
