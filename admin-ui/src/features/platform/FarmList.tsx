import { Link, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useFailedJobs } from '@/data/requests/failed-jobs';
import { farmsAtOnce, useFarms, type FarmRow, type Wanted } from '@/data/requests/farms';
import { Empty, Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { FarmActivation } from './FarmActivation';
import { when } from './when';

const states = [
  ['1', 'Active'],
  ['0', 'Inactive'],
  ['all', 'All'],
] as const;

const useWanted = () => {
  const [params, setParams] = useSearchParams();
  const state = states.find(([id]) => id === params.get('is_active'))?.[0] ?? '1';
  const wanted: Wanted = { search: params.get('q') ?? '', is_active: state, offset: Number(params.get('offset')) || 0 };
  const narrow = (name: 'q' | 'is_active' | 'offset', value: string) =>
    setParams(
      (before) => {
        before.delete('offset');
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return { wanted, narrow };
};

const useFailedByFarm = () => {
  const { data } = useFailedJobs();
  return (id: string) => data?.jobs.filter(({ farm_id }) => farm_id === id).length ?? 0;
};

const Row = ({ farm, failed }: { farm: FarmRow; failed: number }) => (
  <tr className={farm.is_active ? undefined : 'farm-inactive'}>
    <th scope="row">
      <Link to={`/superuser/farms/${farm.id}`}>{farm.farm_name}</Link>
      <span className="muted">{farm.email ?? 'no address'}</span>
    </th>
    <td data-label="Riders">{farm.riders}</td>
    <td data-label="Lessons this week">{farm.lessons_this_week}</td>
    <td data-label="Last sign-in">{farm.last_sign_in ? when(farm.last_sign_in) : 'never'}</td>
    <td data-label="Plan">
      <Tag tone={farm.subscription === 'Live' ? 'success' : 'info'}>{farm.subscription}</Tag>
    </td>
    <td data-label="Given up">{failed > 0 ? <Tag tone="danger">{String(failed)}</Tag> : '0'}</td>
    <td className="farm-action">
      <FarmActivation farm={farm} />
    </td>
  </tr>
);

const Pages = ({ total, offset, onTurn }: { total: number; offset: number; onTurn: (offset: number) => void }) =>
  total > farmsAtOnce && (
    <nav className="row middle gap-3" aria-label="Pages">
      <Button variant="outlined" disabled={offset === 0} onClick={() => onTurn(Math.max(0, offset - farmsAtOnce))}>
        Earlier
      </Button>
      <span>{`${offset + 1}–${Math.min(total, offset + farmsAtOnce)} of ${total}`}</span>
      <Button variant="outlined" disabled={offset + farmsAtOnce >= total} onClick={() => onTurn(offset + farmsAtOnce)}>
        Later
      </Button>
    </nav>
  );

const Rows = ({ wanted, onTurn }: { wanted: Wanted; onTurn: (offset: number) => void }) => {
  const { data, error, refetch } = useFarms(wanted);
  const failedOf = useFailedByFarm();
  if (!data) return <Unanswered error={error} refetch={refetch} rows={5} label="Loading barns" />;
  if (data.farms.length === 0)
    return (
      <Empty
        title={wanted.search ? 'No barn is called that' : 'No barns here'}
        text={wanted.search ? 'Search for another part of its name or address.' : 'Add the first one, or show all.'}
      />
    );
  return (
    <>
      <table className="farms">
        <thead>
          <tr>
            {['Barn', 'Riders', 'Lessons this week', 'Last sign-in', 'Plan', 'Given up'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.farms.map((farm) => (
            <Row key={farm.id} farm={farm} failed={failedOf(farm.id)} />
          ))}
        </tbody>
      </table>
      <Pages total={data.total} offset={wanted.offset} onTurn={onTurn} />
    </>
  );
};

/** The barns of the platform, as rows; nothing of their people. R192 */
export const FarmList = () => {
  const { wanted, narrow } = useWanted();
  return (
    <section aria-labelledby="barns">
      <header className="platform-part row middle wrap gap-3 full">
        <h2 id="barns">Barns</h2>
        <input
          type="search"
          className="input"
          aria-label="Search barns"
          placeholder="start typing to search for a barn"
          value={wanted.search}
          onChange={({ target }) => narrow('q', target.value)}
        />
        <select
          className="input"
          aria-label="Showing"
          value={wanted.is_active}
          onChange={({ target }) => narrow('is_active', target.value === '1' ? '' : target.value)}
        >
          {states.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button component={Link} to="/superuser/add" variant="contained">
          Add farm
        </Button>
      </header>
      <Rows wanted={wanted} onTurn={(offset) => narrow('offset', offset ? String(offset) : '')} />
    </section>
  );
};
