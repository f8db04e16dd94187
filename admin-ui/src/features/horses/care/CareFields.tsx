import { useBarn } from '@/data/requests/barn';
import { AreaField, DateField, TextField } from '@/ui/form/form-inputs';

/** What is said of it whatever it is. */
export const CareFields = ({ shared = false }: { shared?: boolean }) => {
  const { currency_code } = useBarn();
  return (
    <>
      <div className="care-pair">
        <DateField source="done_on" label="Done on" required />
        <TextField source="done_by" label="Done by" maxLength={100} autoComplete="off" />
      </div>
      <AreaField source="remark" label="Remark" rows={2} />
      <div className="care-pair">
        <TextField
          source="cost"
          label={`Cost (${currency_code})`}
          hint={shared ? 'For each horse' : undefined}
          inputMode="decimal"
          maxLength={9}
          autoComplete="off"
        />
        <DateField source="next_on" label="Due again on" hint="Empty: by its interval" />
      </div>
    </>
  );
};
