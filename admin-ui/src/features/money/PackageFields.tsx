import { AreaField, DateField, TextField } from '@/ui/form/form-inputs';

/** Dates, count, price and notes of a package, in a cart or in a student's hands. */
export const PackageFields = ({
  counted,
  dateHint,
  expiryHint,
  priceHint,
}: {
  /** False: its lessons are not counted. */
  counted: boolean;
  dateHint?: string;
  expiryHint?: string;
  priceHint?: string | undefined;
}) => (
  <>
    <DateField source="purchaseDate" label="Purchase Date" hint={dateHint} />
    <div className="money-pair">
      <DateField source="startDate" label="Valid From" />
      <DateField source="expiryDate" label="Expiry Date" hint={expiryHint} />
    </div>
    <div className="money-pair">
      {counted && <TextField source="count" label="Count" inputMode="numeric" maxLength={6} autoComplete="off" />}
      <TextField source="price" label="Price" hint={priceHint} inputMode="decimal" maxLength={12} autoComplete="off" />
    </div>
    <AreaField source="notes" label="Notes" rows={2} />
  </>
);
