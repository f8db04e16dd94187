import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openScreen } from '@/testing/staff';
import { DateField, PickerField } from './form-inputs';
import { ValuesForm } from './ValuesForm';

type Values = { readonly riders: readonly string[]; readonly until: string };

const anna = { id: 'a', name: 'Anna Kowalska' };
const leo = { id: 'l', name: 'Leo Park' };

type Validate = Parameters<typeof ValuesForm<Values>>[0]['validate'];

/** Typed into a field that is left at once, as a hurried person does. */
const open = async (validate?: Validate) => {
  const sent: Values[] = [];
  openScreen(
    <ValuesForm<Values>
      values={{ riders: [], until: '' }}
      onSubmit={(values) => void sent.push(values)}
      {...(validate && { validate })}
    >
      <PickerField source="riders" label="Riders" options={[anna, leo]} />
      <DateField source="until" label="Until" />
      <button type="submit">Save</button>
    </ValuesForm>,
  );
  const riders = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Riders' });
  const until = screen.getByRole<HTMLInputElement>('textbox', { name: 'Until' });
  const type = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  return { sent, riders, until, type };
};

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const refused = '“Ann” is not chosen: choose one or clear it';

describe('words that were typed and not chosen', () => {
  it('hold up the saving, are pointed out at their field, and stay there', async () => {
    const { sent, riders, type } = await open();
    type(riders, 'Ann');
    save();
    await screen.findByText(refused);
    await waitFor(() => expect(document.activeElement).toBe(riders));
    expect(riders.getAttribute('aria-invalid')).toBe('true');
    expect(riders.value).toBe('Ann');
    expect(sent).toEqual([]);
  });

  it('are saved once Enter has taken the only match', async () => {
    const { sent, riders, type } = await open();
    type(riders, 'Ann');
    save();
    await screen.findByText(refused);
    fireEvent.keyDown(riders, { key: 'Enter' });
    await screen.findByRole('option', { name: 'Anna Kowalska' });
    fireEvent.keyDown(riders, { key: 'Enter' });
    save();
    await waitFor(() => expect(sent).toEqual([{ riders: ['a'], until: '' }]));
    expect(screen.queryByText(refused)).toBeNull();
  });

  it('hold up nothing once they are cleared', async () => {
    const { sent, riders, type } = await open();
    type(riders, 'Ann');
    save();
    await screen.findByText(refused);
    type(riders, '');
    await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
    save();
    await waitFor(() => expect(sent).toEqual([{ riders: [], until: '' }]));
  });

  it('are pointed out before it is said that nobody is chosen', async () => {
    const { sent, riders, type } = await open(({ riders: chosen }) =>
      chosen.length > 0 ? {} : { riders: 'Choose somebody' },
    );
    type(riders, 'Ann');
    save();
    await screen.findByText(refused);
    expect(screen.queryByText('Choose somebody')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('hold up the saving, too, where they should be a day and cannot be read', async () => {
    const { sent, until, type } = await open();
    type(until, 'someday');
    save();
    await screen.findByText(/^Write it like /);
    await waitFor(() => expect(document.activeElement).toBe(until));
    expect(sent).toEqual([]);
    type(until, '24 Nov 2026');
    save();
    await waitFor(() => expect(sent).toEqual([{ riders: [], until: '2026-11-24' }]));
  });
});
