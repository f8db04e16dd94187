import { useWatch } from 'react-hook-form';
import { useTillPreview, type TillDay } from '@/data/requests/till';
import { dayAndYear } from '@/data/time/words';
import { AreaField, TextField } from '@/ui/form/form-inputs';
import { countToWire, type CountValues } from './count-values';
import { Difference } from './Difference';

const money = { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } as const;

/** What was counted; what it comes to is said before it is kept. */
export const CountFields = ({ till: { day, opening_from } }: { till: TillDay }) => {
  const typed = useWatch<CountValues>() as CountValues;
  const count = countToWire(day, typed);
  const { data } = useTillPreview(count);
  return (
    <>
      <div className="money-pair">
        <TextField
          source="opening"
          label="In the till before"
          hint={opening_from ? `As ${dayAndYear(opening_from)} left it` : 'Change to begin with'}
          {...money}
        />
        <TextField source="counted" label="Counted cash" hint="All that lies in the till now" required {...money} />
      </div>
      <TextField
        source="left"
        label="Stays for the next day"
        hint="As much as there was before, unless you say otherwise"
        {...money}
      />
      <AreaField source="remark" label="Remark" rows={2} />
      {count && data && <Difference count={data} />}
    </>
  );
};
