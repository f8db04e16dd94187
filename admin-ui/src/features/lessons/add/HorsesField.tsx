import { useWatch } from 'react-hook-form';
import { PickerField } from '@/ui/form/form-inputs';
import { useHorseOptions } from '../use-horse-options';
import type { Filling } from './draft';

/** Absent until there are horses to choose from. R075 */
export const HorsesField = () => {
  const [date, start, end, sectionId] = useWatch<Filling, ['date', 'start', 'end', 'section_id']>({
    name: ['date', 'start', 'end', 'section_id'],
  });
  const options = useHorseOptions({
    scheduled_date: date,
    scheduled_starttime: start,
    scheduled_endtime: end,
    sectionId,
    except: null,
  });
  if (options.length === 0) return null;
  return <PickerField source="horses" label="HORSES" options={options} placeholder="Add horses" />;
};
