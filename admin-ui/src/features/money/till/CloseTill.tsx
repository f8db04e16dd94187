import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { TillDay } from '@/data/requests/till';
import { shortDay } from '@/data/time/words';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { countProblems, type CountValues } from './count-values';
import { CountFields } from './CountFields';
import { useCloseTill } from './use-close-till';

const Close = ({ day }: { day: string }) => {
  const { isSubmitting } = useFormState();
  return <SaveButton label={`Close ${shortDay(day)}`} alwaysEnable={!isSubmitting} icon={<></>} />;
};

/** An open day is counted. */
export const CloseTill = ({ till }: { till: TillDay }) => {
  const close = useCloseTill(till.day);
  return (
    <ValuesForm<CountValues>
      warns
      className="till-form"
      values={{ opening: till.opening.toFixed(2), counted: '', left: '', remark: '' }}
      validate={countProblems}
      onSubmit={(values) => close(values)}
    >
      <CountFields till={till} />
      <div>
        <Close day={till.day} />
      </div>
    </ValuesForm>
  );
};
