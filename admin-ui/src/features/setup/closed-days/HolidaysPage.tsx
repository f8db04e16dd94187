import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useBarn } from '@/data/requests/barn';
import { useHolidayCountries, useHolidays, useKeepHolidays, type Holiday } from '@/data/requests/closures';
import { todayIn } from '@/data/time/day';
import { count, dayAndYear } from '@/data/time/words';
import { SelectInput } from '@/ui/form/inputs';
import { Empty, Forbidden, Unanswered } from '@/ui/states';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import './holidays.css';

const list = '/setup/closeddays';

const kinds: Readonly<Record<string, string>> = {
  public: 'public holiday',
  bank: 'bank holiday',
  school: 'school holiday',
  optional: 'optional',
  observance: 'observed, mostly open',
};

const daysOf = ({ first_day, last_day }: Holiday) =>
  first_day === last_day ? dayAndYear(first_day) : `${dayAndYear(first_day)} – ${dayAndYear(last_day)}`;

type ChoosingProps = {
  readonly holidays: readonly Holiday[];
  readonly save: (dates: string[]) => Promise<void>;
};

/** Public holidays are chosen at first; what the barn has already stays as it is. */
const Choosing = ({ holidays, save }: ChoosingProps) => {
  const [chosen, setChosen] = useState(
    () => new Set(holidays.filter((one) => one.kind === 'public' && one.is_closed === 0).map((one) => one.first_day)),
  );
  const [isSaving, setSaving] = useState(false);
  const toggle = (day: string) => {
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    setChosen(next);
  };
  const submit = async () => {
    setSaving(true);
    try {
      await save([...chosen]);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <ul className="holidays">
        {holidays.map((holiday) => {
          const { first_day, name, kind, is_closed } = holiday;
          return (
            <li key={first_day} className="ruled-below">
              <label>
                <input
                  type="checkbox"
                  checked={is_closed === 1 || chosen.has(first_day)}
                  disabled={is_closed === 1}
                  onChange={() => toggle(first_day)}
                />
                <span className="holiday-day">{daysOf(holiday)}</span>
                <strong className="holiday-name">{name}</strong>
                {is_closed === 1 ? (
                  <Tag tone="plain">closed already</Tag>
                ) : (
                  <span className="muted">{kinds[kind]}</span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      <div className="row wrap gap-2">
        <Button component={Link} variant="outlined" to={list}>
          Cancel
        </Button>
        <Button variant="contained" disabled={chosen.size === 0 || isSaving} onClick={() => void submit()}>
          {chosen.size === 0 ? 'Nothing chosen' : `Close on ${count(chosen.size, 'holiday')}`}
        </Button>
      </div>
    </>
  );
};

type Place = { readonly country: string; readonly region: string; readonly year: number };
type Asked = Place & { readonly today: string };

const HolidaysOf = ({ country, region, year, today }: Asked) => {
  const { data, error, refetch } = useHolidays({ country, ...(region && { region }), year });
  const { mutateAsync } = useKeepHolidays();
  const say = useSay();
  const navigate = useNavigate();
  if (!data) return <Unanswered error={error} refetch={refetch} rows={10} label="Loading the holidays" />;
  const toCome = data.holidays.filter(({ last_day }) => last_day >= today);
  if (toCome.length === 0) return <Empty title="No holidays are to come in this year" />;
  const save = async (dates: string[]) => {
    try {
      const { added } = await mutateAsync({ country, ...(region && { region }), year, dates });
      say.done(`${count(added, 'closed day')} added`);
      void navigate(list);
    } catch (failure) {
      say.refused(failure);
    }
  };
  return <Choosing key={`${country} ${region} ${year}`} holidays={toCome} save={save} />;
};

/** The holidays of a country or one of its regions, a year at a time, as closed days of the barn. */
export default function HolidaysPage() {
  const { canCall } = useAccess();
  const today = todayIn(useBarn().time_zone);
  const thisYear = Number(today.slice(0, 4));
  const { data, error, refetch } = useHolidayCountries();
  const [place, setPlace] = useState<Partial<Place>>({});
  if (!canCall('closed_days/keepHolidays')) return <Forbidden />;
  if (!data) return <Unanswered error={error} refetch={refetch} rows={10} />;
  const { country = data.country, region = '', year = thisYear } = place;
  const regions = data.countries.find(({ code }) => code === country)?.regions ?? [];
  const asOptions = (some: readonly { code: string; name: string }[]) =>
    some.map(({ code, name }) => ({ id: code, name }));
  return (
    <section className="holidays-page stack gap-4" aria-label="Public holidays">
      <title>Public holidays – Leadline</title>
      <header className="stack gap-1">
        <h1>Public holidays</h1>
        <p className="muted">
          Chosen days are closed: series leave them out, staff are warned, families cannot add lessons on them. Lessons
          that are planned already stay until you call them off.
        </p>
      </header>
      <div className="row wrap gap-3">
        <SelectInput
          label="Country"
          value={country}
          empty="Choose a country"
          options={asOptions(data.countries)}
          onChange={(next) => setPlace({ ...place, country: next, region: '' })}
        />
        {regions.length > 0 && (
          <SelectInput
            label="Region"
            value={region}
            empty="The whole country"
            options={asOptions(regions)}
            onChange={(next) => setPlace({ ...place, region: next })}
          />
        )}
        <SelectInput
          label="Year"
          value={String(year)}
          options={[0, 1, 2].map((later) => ({ id: String(thisYear + later), name: String(thisYear + later) }))}
          onChange={(next) => setPlace({ ...place, year: Number(next) })}
        />
      </div>
      {country ? <HolidaysOf {...{ country, region, year, today }} /> : <Empty title="Choose a country" />}
    </section>
  );
}
