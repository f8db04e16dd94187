import { Link } from 'react-router-dom';
import { Empty } from '@/ui/states';

/** Where a barn does not note care, what would open the page is said. */
export const CareOff = () => (
  <div className="page">
    <Empty
      title="This barn does not note its horses’ care"
      text={
        <>
          <Link to="/setup/updateprefs?q=has_horse_care">A setting</Link> has farrier, vet and worming noted, and told
          when they are due.
        </>
      }
    />
  </div>
);
