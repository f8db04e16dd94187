import { act, fireEvent, render, screen } from '@testing-library/react';
import { longName } from '@/testing/staff';
import { Picker } from './Picker';

const anna = { id: 'a', name: 'Anna Kowalska', account_name: 'Katarzyna Kowalska' };
const leo = { id: 'l', name: 'Leo Park', account_name: null };

const open = (own: Partial<Parameters<typeof Picker>[0]> = {}) => {
  const onChange = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Picker label="CLIENTS" options={[anna, leo]} chosen={[]} onChange={onChange} {...own} />
      <button type="submit">Save</button>
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'CLIENTS' });
  act(() => field.focus());
  return { field, onChange, onSubmit, type: (value: string) => fireEvent.change(field, { target: { value } }) };
};

describe('choosing riders', () => {
  it('finds a rider by the account holder, too', () => {
    open().type('katarzyna');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Anna KowalskaKatarzyna Kowalska',
    ]);
  });

  it('answers who was chosen', () => {
    const { type, onChange } = open();
    type('leo');
    fireEvent.click(screen.getByRole('option'));
    expect(onChange).toHaveBeenCalledWith(['l']);
  });

  it('shows who is in already and does not offer them again', () => {
    open({ taken: ['a'] }).type('anna');
    const option = screen.getByRole('option', { name: /already selected/ });
    expect(option.getAttribute('aria-disabled')).toBe('true');
  });

  it('says so where nobody is called that, or nobody is there at all', () => {
    const { type } = open({ options: [] });
    type('x');
    expect(screen.getByText('No options')).toBeTruthy();
  });

  it('shows a name of sixty letters in full, in the list and once chosen', () => {
    open({ options: [{ ...anna, name: longName }], chosen: ['a'] });
    expect(screen.getByRole('button', { name: longName })).toBeTruthy();
  });

  it('says what is wrong at its field', () => {
    const { field } = open({ error: 'This lesson is full' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This lesson is full').id).toBe(field.getAttribute('aria-describedby'));
  });

  it('takes the highlighted one with Enter, never sends the form, and takes nobody the second time', () => {
    const { field, type, onChange } = open();
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    type('leo');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(onChange.mock.calls).toEqual([[['l']]]);
  });

  it('keeps what was typed and not chosen in sight, and says so', () => {
    const { field, type } = open();
    type('leo');
    fireEvent.blur(field);
    expect((field as HTMLInputElement).value).toBe('leo');
    screen.getByText('“leo” is not chosen yet');
  });
});
