import { useOptions } from '@/data/requests/options';
import { SelectField } from '@/ui/form/form-inputs';

export type ExtraStaff = { readonly staff: string; readonly task: string };

/** Who helps in a lesson besides its instructor, and with what; the instructor is the first person. R073 */
export const StaffPair = ({ source, nth }: { source?: string; nth?: number }) => {
  const { instructor, task } = useOptions();
  const at = source ? `${source}.` : '';
  const words = (label: string) => (nth ? `${label} ${nth}` : label);
  return (
    <>
      <SelectField source={`${at}staff`} label={words('Staff')} empty="" options={instructor} />
      <SelectField source={`${at}task`} label={words('Task')} empty="" options={task} />
    </>
  );
};

/** Both halves are needed. R073 */
export const pairErrors = ({ staff, task }: ExtraStaff): { staff?: string; task?: string } => ({
  ...(!staff && { staff: 'Staff can not be empty' }),
  ...(!task && { task: 'Task can not be empty' }),
});
