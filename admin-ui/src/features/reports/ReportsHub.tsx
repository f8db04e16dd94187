import { useAccess } from '@/data/providers/use-access';
import { Hub, type Place } from '@/ui/Hub';
import { Forbidden } from '@/ui/states';

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

const students: readonly Place[] = [
  {
    to: '/reports/student/detail',
    label: 'Students, in detail',
    says: 'Who was in which lesson, on whom and with whom, and how it stands.',
  },
];

/** The reports that there are. R022 */
export default function ReportsHub() {
  const { canCall } = useAccess();
  if (!canCall('reports/workloadgraphic')) return <Forbidden />;
  return (
    <div className="page">
      <title>Reports – Leadline</title>
      <h1>Reports</h1>
      <h2>Students</h2>
      <Hub label="Reports about students" places={students} />
      <h2>Horses</h2>
      <Hub
        label="Reports about horses"
        places={horses.filter(({ to }) => to !== '/horsework' || canCall('horses/workOfWeek'))}
      />
    </div>
  );
}
